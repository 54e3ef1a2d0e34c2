import { expect, it } from 'vitest'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { needingAttention } from '../../database/enquiries/mail-facts.ts'
import { countNotifications, makeDue } from '../../database/notifications.ts'
import { startOutbox } from '../../server/outbox/outbox.ts'
import { outbox as examineOutbox } from '../../staff/health/database.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { later, mailServer, openOutbox } from './outbox-fixture.ts'

describeEachDatabase('an outbox', ({ openMigrated }) => {
  it('sends mails about enquiries while the daily mail cannot be queued, and logs that once', async () => {
    const smtp = await mailServer()
    const { store, options, clock, logLines } = openOutbox(await openMigrated(), smtp.url)
    await options.database.schema.alterTable('notifications', (table) => table.dropUnique(['day', 'kind']))
    await store()
    later(clock, 25)
    const running = startOutbox(options)
    await smtp.taken(1)
    await store()
    later(clock, 1)
    await smtp.taken(2)
    await running.stop(10_000)
    const told = logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
    expect(told).toMatchObject([{ event: 'outbox_interrupted', kind: 'digest' }])
  })

  it('retries a mail that cannot be written for as long as one that cannot be sent, logs why, and sends the others', async () => {
    const smtp = await mailServer()
    const { store, deliver, options, rows, clock, logLines } = openOutbox(await openMigrated(), smtp.url)
    const broken = await store()
    const sound = await store()
    await options.database('enquiries').where({ reference: broken }).update({ created_at: 'at noon' })
    await deliver()
    expect(smtp.mails).toMatchObject([{ raw: expect.stringContaining(sound) }])
    expect(await rows()).toMatchObject([
      { reference: broken, state: 'waiting', attempts: 1, error_code: 'EUNMADE' },
      { reference: sound, state: 'sent' },
    ])
    expect(JSON.parse(logLines.find((line) => line.includes('notification_unmade')) ?? '')).toMatchObject({
      level: 'error',
      kind: 'enquiry',
      errorName: 'RangeError',
      errorPlaces: expect.arrayContaining([expect.stringContaining('write-mail')]),
    })
    later(clock, 72)
    await deliver()
    expect((await rows())[0]).toMatchObject({ state: 'failed', error_code: 'EUNMADE' })
    await options.database('enquiries').update({ created_at: clock.now.toISOString() })
    await makeDue(options.database, [broken], clock.now)
    await deliver()
    expect((await rows())[0]).toMatchObject({ state: 'sent' })
  })

  it('leaves a mail as it is while the database cannot be used', async () => {
    const smtp = await mailServer()
    const { store, deliver, options, rows, clock, logLines } = openOutbox(await openMigrated(), smtp.url)
    await store()
    await options.database.schema.renameTable('enquiries', 'hidden')
    await expect(deliver()).rejects.toThrow('db migrate')
    await options.database.schema.renameTable('hidden', 'enquiries')
    expect(await rows()).toMatchObject([{ state: 'sending', error_code: null }])
    expect(logLines.join()).not.toContain('notification_unmade')
    later(clock, 1)
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  it('counts failed mails until somebody has answered the enquiry', async () => {
    const smtp = await mailServer(550)
    const { store, deliver, options, clock } = openOutbox(await openMigrated(), smtp.url)
    const { database } = options
    const reference = await store()
    await deliver()
    const failed = async () => [
      (await countNotifications(database, clock.now)).failed,
      (await needingAttention(database, clock.now)).failed.length,
      (await examineOutbox(database, clock.now, undefined)).text,
    ]
    expect(await failed()).toEqual([1, 1, '1 mail about an enquiry could not be sent.'])
    await changeStatus(database, [reference], 'contacted', { actor: 'reception', now: clock.now })
    expect(await failed()).toEqual([0, 0, '0 waiting, none about a new enquiry failed.'])
  })

  it('counts a mail as delayed when it is not tried for ten minutes, or not given up in time', async () => {
    const { store, options, clock } = openOutbox(await openMigrated(), 'smtp://127.0.0.1:1')
    const { database } = options
    const delayed = async () => (await countNotifications(database, clock.now)).delayed
    await store()
    later(clock, 9 / 60)
    expect([await delayed(), await examineOutbox(database, clock.now, undefined)]).toMatchObject([
      0,
      { verdict: 'good' },
    ])
    later(clock, 2 / 60)
    expect([await delayed(), await examineOutbox(database, clock.now, undefined)]).toMatchObject([
      1,
      {
        verdict: 'bad',
        text: '1 waiting, one since Fri 20 Nov 2026, 15:00 (not tried yet): does any mail get through?',
      },
    ])
    await database('notifications').update({ due_at: clock.now.toISOString() })
    expect(await delayed()).toBe(0)
    await database('notifications').update({ give_up_at: new Date(clock.now.getTime() - 1).toISOString() })
    expect(await delayed()).toBe(1)
  })
})
