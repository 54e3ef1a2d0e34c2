import type { Knex } from 'knex'
import { expect, it, onTestFinished, vi } from 'vitest'
import { writeFailure } from '../../database/database-health.ts'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { migrate } from '../../database/migrate.ts'
import { useDatabase } from '../../database/use-database.ts'
import { watchChanges } from '../../database/watch-changes.ts'
import { lacksPostgres, newMigratedPostgres } from '../support/process-run.ts'
import { storeExample } from '../support/store-example.ts'
import { describeEachDatabase } from './each-database.ts'

const stamp = { actor: 'reception', now: new Date('2026-11-20T15:00:00Z') }

/** Counts what a watched database tells, and waits until it has been looked at twice from now on. */
function watch(db: Knex) {
  const onChange = vi.fn()
  const onLook = vi.fn()
  db.on('query', ({ sql }: { sql: string }) => sql.startsWith('select sum') && onLook())
  onTestFinished(watchChanges(db, onChange))
  return async () => {
    const before = onLook.mock.calls.length
    await expect.poll(() => onLook.mock.calls.length).toBeGreaterThan(before + 1)
    return onChange.mock.calls.length
  }
}

describeEachDatabase('whoever watches the database', ({ open, url }) => {
  it('hears of an enquiry and of a change by another program, not of a check of whether it can be written', async () => {
    const address = await url()
    const [db, other] = [open(address), open(address)]
    await migrate(db)
    const told = watch(db)
    expect(await told()).toBe(0)
    const reference = await storeExample(db, {}, stamp)
    expect(await told()).toBe(1)
    await changeStatus(other, [reference], 'contacted', stamp)
    expect(await told()).toBe(2)
    expect(await writeFailure(other)).toBeUndefined()
    expect(await told()).toBe(2)
  })

  it('hears that it can be read again', async () => {
    const db = open(await url())
    const told = watch(db)
    expect(await told()).toBe(0)
    await migrate(db)
    expect(await told()).toBe(1)
  })
})

it.skipIf(lacksPostgres)('a change that is committed after later ones is heard of', async () => {
  const address = await newMigratedPostgres()
  await useDatabase(address, {}, async (db) => {
    const told = watch(db)
    const slow = await db.transaction()
    await slow('enquiry_events').insert({ action: 'moved', actor: 'mary', at: stamp.now.toISOString() })
    await storeExample(db, {}, stamp)
    const before = await told()
    await slow.commit()
    expect(await told()).toBe(before + 1)
  })
})
