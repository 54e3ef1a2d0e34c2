import { describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '../../database/connection.ts'
import { leaseNotification, makeDue, recordOutcome } from '../../database/notifications.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { refusingMailServer } from '../support/mail-server.ts'
import { lacksPostgres, newMigratedPostgres } from '../support/process-run.ts'
import { later, openOutbox } from './outbox-fixture.ts'

const refused = { state: 'failed', errorCode: '550' } as const

/** A lease as the service takes it, for a minute. */
const leaseAt = (now: Date) => ({
  now,
  until: new Date(now.getTime() + 60_000),
  messageId: '<one@clinic.example>',
})

describeEachDatabase('a process that records the outcome of a mail too late', ({ openMigrated }) => {
  it('does not overrule the one that has leased the mail since', async () => {
    const { store, clock, options, rows } = openOutbox(await openMigrated(), await refusingMailServer())
    const lease = async () => {
      later(clock, 1 / 60)
      const mail = await leaseNotification(options.database, leaseAt(clock.now))
      if (!mail) throw new Error('no mail is due')
      return mail
    }
    await store()
    const late = await lease()
    const next = await lease()
    await recordOutcome(options.database, late, refused)
    expect(await rows()).toMatchObject([{ state: 'sending', attempts: 2 }])

    await recordOutcome(options.database, next, refused)
    await makeDue(options.database, 'failed', clock.now)
    await recordOutcome(options.database, await lease(), { state: 'sent', sentAt: clock.now })
    await recordOutcome(options.database, late, refused)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, error_code: null }])
  })
})

describe.skipIf(lacksPostgres)('two processes on one PostgreSQL', () => {
  it('take different mails at the same moment, and neither waits for the other', async () => {
    const database = connect(await newMigratedPostgres())
    onTestFinished(() => database.destroy())
    const { store, clock } = openOutbox(database, await refusingMailServer())
    const stored = [await store(), await store()]
    const other = await database.transaction()
    const first = await leaseNotification(other, leaseAt(clock.now))
    await database.raw('set lock_timeout = 1000')
    const second = await leaseNotification(database, leaseAt(clock.now)).finally(() => other.commit())
    expect([first?.reference, second?.reference]).toEqual(stored)
  })
})
