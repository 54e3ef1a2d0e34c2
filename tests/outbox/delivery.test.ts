import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { deliverNext } from '../../server/outbox/deliver.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { outbox } from '../../staff/health/database.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { refusingMailServer } from '../support/mail-server.ts'
import { clinicAddress, later, mailServer, openOutbox, senderTo } from './outbox-fixture.ts'

const neverAborted = new AbortController().signal

describeEachDatabase('the clinic', ({ openMigrated }) => {
  it('is told of an enquiry once, with its reference and times alone', async () => {
    const smtp = await mailServer()
    const { store, deliver, rows } = openOutbox(await openMigrated(), smtp.url)
    const reference = await store()
    await deliver()
    await deliver()
    expect(smtp.mails).toHaveLength(1)
    const { raw, to } = smtp.mails[0] ?? { raw: '', to: [] }
    expect(to).toEqual([clinicAddress])
    expect(raw).toMatch(/^Subject: A new enquiry has arrived\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    for (const type of ['text/plain', 'text/html']) expect(raw).toContain(`Content-Type: ${type}`)
    for (const words of [
      reference,
      'Fri 20 Nov 2026, 15:00',
      'Sat 21 Nov 2026, 15:00',
      `clinic enquiries show ${reference}`,
    ])
      expect(raw.split(words)).toHaveLength(words === reference ? 5 : 3)
    expect(await rows()).toMatchObject([{ reference, state: 'sent', attempts: 1, error_code: null }])
  })

  it('is told once the mail server answers again, under one Message-ID', async () => {
    const outbox = openOutbox(await openMigrated(), await refusingMailServer())
    await outbox.store()
    await outbox.deliver()
    const [refused] = await outbox.rows()
    expect(refused).toMatchObject({
      state: 'waiting',
      attempts: 1,
      error_code: 'ECONNREFUSED',
    })
    const smtp = await mailServer()
    const send = senderTo(smtp.url)
    await deliverNext({ ...outbox.options, send }, neverAborted)
    expect(smtp.mails).toEqual([])
    later(outbox.clock, 1)
    await deliverNext({ ...outbox.options, send }, neverAborted)
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([refused?.message_id])
  })

  it.each([421, 450])('is mailed again for 72 hours while the mail server answers %i', async (code) => {
    const smtp = await mailServer(code)
    const { store, deliver, rows, clock } = openOutbox(await openMigrated(), smtp.url)
    await store()
    for (const attempts of [1, 2, 3]) {
      await deliver()
      const [row] = await rows()
      expect(row).toMatchObject({ state: 'waiting', attempts, error_code: String(code) })
      clock.now = new Date(String(row?.due_at))
    }
    clock.now = new Date('2026-11-23T14:59:59Z')
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'waiting', due_at: '2026-11-23T15:00:00.000Z' }])
    later(clock, 1)
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 5, error_code: String(code) }])
  })

  it('is not mailed again when the mail server refuses for good', async () => {
    const smtp = await mailServer(550)
    const { store, deliver, rows, clock } = openOutbox(await openMigrated(), smtp.url)
    await store()
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, error_code: '550' }])
    later(clock, 80)
    await deliver()
    expect(smtp.namedRecipients).toEqual([clinicAddress])
  })

  it('does not count as told when each address is refused, with capitals or foreign letters in its host', async () => {
    const smtp = await mailServer(550)
    const { store, options, rows } = openOutbox(await openMigrated(), smtp.url)
    await store()
    await deliverNext(
      { ...options, to: ['Office@Clinic.Example', 'post@münchen.example', 'zoë@münchen.example'] },
      neverAborted,
    )
    expect(await rows()).toMatchObject([{ state: 'failed', error_code: '550' }])
    expect(new Set(smtp.greetings)).toEqual(new Set(['clinic.example']))
  })

  it('is mailed later when the mail server hangs, and the connection is closed', async () => {
    const smtp = await mailServer('hang')
    const { store, options, rows } = openOutbox(await openMigrated(), smtp.url)
    await store()
    // During a long hang garbage is collected, and with it whatever is no longer referenced.
    setFlagsFromString('--expose-gc')
    const collecting = setInterval(runInNewContext('gc'), 10)
    await deliverNext({ ...options, sendTimeout: 200 }, neverAborted).finally(() => clearInterval(collecting))
    await smtp.connections('closed', 1)
    expect(await rows()).toMatchObject([{ state: 'waiting', error_code: 'EABORT' }])
  })

  it('is told at each of its addresses, and those that accepted the mail are not sent it again', async () => {
    const [first, second, third] = ['a@clinic.example', 'b@clinic.example', 'c@clinic.example'] as const
    const smtp = await mailServer()
    smtp.answers = { [second]: 450, [third]: 550 }
    const { store, options, rows, clock } = openOutbox(await openMigrated(), smtp.url)
    const deliver = (to: string[] = [first, second, third]) => deliverNext({ ...options, to }, neverAborted)
    await store()
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'waiting', error_code: '450' }])
    smtp.answers = { [third]: 550 }
    later(clock, 1)
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'sent', error_code: null }])
    expect(smtp.mails.map(({ to }) => to)).toEqual([[first], [second]])
    expect(smtp.namedRecipients).toEqual([first, second, third, second])
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1)
    const examined = (notifyTo?: string[]) => outbox(options.database, clock.now, notifyTo)
    expect(await examined()).toMatchObject({
      verdict: 'bad',
      text: expect.stringContaining(`refused for ${third} (550); the other addresses have it`),
    })
    expect(await examined([first, second])).toMatchObject({ verdict: 'good' })
    later(clock, 24)
    expect(await examined()).toMatchObject({ verdict: 'remark' })

    await store()
    later(clock, 1)
    await deliver([first, second])
    expect(await examined()).toMatchObject({ verdict: 'good' })
  })

  it('is told by another process once the lease of a dead one has expired, also after the clock was set back', async () => {
    const smtp = await mailServer()
    const { store, options, clock, deliver } = openOutbox(await openMigrated(), smtp.url)
    await store()
    const dieSending = () =>
      new Promise<void>((reached) => {
        const send = () => new Promise<never>(() => reached())
        void deliverNext({ ...options, send }, neverAborted)
      })
    await dieSending()
    await deliver()
    expect(smtp.mails).toEqual([])
    later(clock, 1 / 60)
    await deliver()
    expect(smtp.mails).toHaveLength(1)
    await store()
    await dieSending()
    later(clock, -72)
    await deliver()
    expect(smtp.mails).toHaveLength(2)
  })

  it('is not told of spam, until it is restored', async () => {
    const smtp = await mailServer()
    const { store, deliver, options, clock } = openOutbox(await openMigrated(), smtp.url)
    const stamp = () => ({ actor: 'reception', now: clock.now })
    const flagged = await store({}, { suspicious: true, acknowledge: true })
    const moved = await store()
    await changeStatus(options.database, [moved], 'spam', stamp())
    await deliver()
    expect(smtp.mails).toEqual([])
    later(clock, 1)
    await changeStatus(options.database, [flagged, moved], 'new', stamp())
    await deliver()
    expect(smtp.mails.map(({ raw }) => /show (ENQ-\S+)/.exec(raw)?.[1]).sort()).toEqual(
      [flagged, moved].sort(),
    )
  })

  it('is told of an enquiry whose move to spam is undone', async () => {
    const smtp = await mailServer()
    const { store, deliver, options, clock } = openOutbox(await openMigrated(), smtp.url)
    const stamp = { actor: 'reception', now: clock.now }
    const reference = await store()
    await changeStatus(options.database, [reference], 'spam', stamp)
    await deliver()
    expect(smtp.mails).toEqual([])
    await undo(options.database, stamp)
    await deliver()
    expect(smtp.mails).toMatchObject([{ raw: expect.stringContaining(reference) }])
  })

  it('is not told again of an enquiry that is no longer restricted', async () => {
    const smtp = await mailServer()
    const { store, deliver, options, clock } = openOutbox(await openMigrated(), smtp.url)
    const reference = await store()
    await deliver()
    for (const restricted of [true, false])
      await restrictEnquiry(options.database, reference, restricted, { actor: 'reception', now: clock.now })
    await deliver()
    expect(smtp.mails).toHaveLength(1)
  })

  it('is not told of an enquiry that was answered while it was restricted', async () => {
    const smtp = await mailServer()
    const { store, deliver, options, clock } = openOutbox(await openMigrated(), smtp.url)
    const stamp = { actor: 'reception', now: clock.now }
    const reference = await store()
    await restrictEnquiry(options.database, reference, true, stamp)
    await deliver()
    await changeStatus(options.database, [reference], 'contacted', stamp)
    await restrictEnquiry(options.database, reference, false, stamp)
    await deliver()
    expect(smtp.mails).toEqual([])
  })
})
