import { beforeEach, expect, it } from 'vitest'
import { now, useClinic } from './clinic-fixture.ts'

const clinic = useClinic()
let failed: string
let delayed: string

/** One mail that failed for good, one that waits for its next attempt, one that was sent. */
beforeEach(async () => {
  failed = await clinic.receive({}, 3, 'ENQ-4HJX-T2PD')
  delayed = await clinic.receive({}, 2, 'ENQ-7F3K-9QW2')
  const sent = await clinic.receive()
  const dueAt = '2026-11-20T15:30:00.000Z'
  const rows = [
    { reference: failed, state: 'failed', attempts: 1, error_code: '550' },
    { reference: delayed, state: 'waiting', attempts: 7, error_code: 'ECONNREFUSED', due_at: dueAt },
    { reference: sent, state: 'sent', attempts: 1 },
  ]
  await clinic.withDatabase(async (db) => {
    for (const { reference, ...row } of rows) await db('notifications').where({ reference }).update(row)
  })
})

it('lists mails that were not sent, and why', async () => {
  const { exitCode, stdout, stderr } = await clinic.run('notifications', 'list')
  expect(stdout).toMatchInlineSnapshot(`
    "ABOUT          MAIL     STATE    SINCE                   ATTEMPTS  NEXT                    LAST ERROR
    ENQ-4HJX-T2PD  enquiry  failed   Fri 20 Nov 2026, 12:00  1         never                   550
    ENQ-7F3K-9QW2  enquiry  waiting  Fri 20 Nov 2026, 13:00  7         Fri 20 Nov 2026, 15:30  ECONNREFUSED
    "
  `)
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^1 waiting, 1 failed\.\n/)])
  const json = await clinic.run('notifications', 'list', '--json', 'reference,errorCode')
  expect(JSON.parse(json.stdout)).toEqual([
    { reference: failed, errorCode: '550' },
    { reference: delayed, errorCode: 'ECONNREFUSED' },
  ])
})

it('says which of the mails listed the morning counts, where that is not what failed', async () => {
  const rest =
    'The morning counts 2 of these: mails to the clinic that are late, or failed while the enquiry is still new.\n'
  expect((await clinic.run('notifications', 'list')).stderr).toBe(`1 waiting, 1 failed.\n${rest}`)
  expect((await clinic.run()).stdout).toContain(
    '2 mails to the clinic about enquiries have failed or are late. See why:\n  clinic notifications list\n',
  )
  await clinic.withDatabase((db) => db('notifications').where({ reference: delayed }).delete())
  expect((await clinic.run('notifications', 'list')).stderr).toBe('0 waiting, 1 failed.\n')
})

it('retries all failed mails, or those about the references named', async () => {
  const dueNow = {
    state: 'waiting',
    attempts: 0,
    due_at: now.toISOString(),
    give_up_at: '2026-11-23T15:00:00.000Z',
  }
  const row = (reference: string) =>
    clinic.withDatabase((db) => db('notifications').where({ reference }).first())
  const all = await clinic.run('notifications', 'retry')
  expect(all).toMatchObject({
    exitCode: 0,
    stdout: `Mail about ${failed} will be sent as soon as the service is running.\n`,
  })
  expect(await row(failed)).toMatchObject(dueNow)
  expect(await row(delayed)).toMatchObject({ attempts: 7 })
  expect((await clinic.run('notifications', 'retry', delayed)).exitCode).toBe(0)
  expect(await row(delayed)).toMatchObject(dueNow)
  expect((await clinic.run('notifications', 'retry')).stderr).toBe('No mail has failed.\n')
  const unknown = await clinic.run('notifications', 'retry', 'ENQ-2222-2222')
  expect(unknown).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('ENQ-2222-2222') })
})

it('retries all that are named, or none when one has nothing to be sent', async () => {
  const sending = await clinic.receive()
  await clinic.withDatabase((db) =>
    db('notifications').where({ reference: sending }).update({ state: 'sending', attempts: 1 }),
  )
  const mails = () => clinic.withDatabase((db) => db('notifications').orderBy('id'))
  const before = await mails()
  expect(await clinic.run('notifications', 'retry', delayed, sending, sending)).toEqual({
    exitCode: 3,
    stdout: '',
    stderr: `Nothing was changed: no mail about ${sending} is waiting or has failed. To see all: clinic notifications list\n`,
  })
  expect(await mails()).toEqual(before)
  const both = await clinic.run('notifications', 'retry', delayed, failed)
  expect(both.stdout.match(/ENQ-\S+/g)).toEqual([failed, delayed])
  expect(await mails()).toContainEqual(expect.objectContaining({ reference: sending, state: 'sending' }))
})

it('the doctor reports failed and delayed mails', async () => {
  const examine = () => clinic.run('doctor')
  const unwell = await examine()
  expect(unwell.exitCode).toBe(1)
  expect(unwell.stdout).toMatch(/^✗ outbox +1 mail about an enquiry .*\n.*"clinic notifications list"/m)
  await clinic.run('notifications', 'retry')
  expect((await examine()).stdout).toMatch(/^✗ outbox +2 waiting, one since .* 13:00 \(ECONNREFUSED\)/m)
  await clinic.run('notifications', 'retry', delayed)
  expect((await examine()).stdout).toMatch(/^✓ outbox *2 waiting, none failed\.$/m)
})
