import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { connect } from '../../database/connection.ts'

/** Takes a SQLite file's write lock, as another program would, until the transaction is rolled back, at the latest when the test ends. */
export async function lockDatabase(file: string): Promise<Knex.Transaction> {
  const other = connect(`sqlite:${file}`)
  const lock = await other.transaction()
  onTestFinished(async () => {
    // A failed test has not rolled back, and the connection would wait for that.
    if (!lock.isCompleted()) await lock.rollback()
    await other.destroy()
  })
  await lock.raw('pragma application_id = 7')
  return lock
}
