import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { connect } from '../../database/connection.ts'

/** Holds a SQLite file for writing, as another program would, until the transaction is rolled back. */
export async function lockDatabase(file: string): Promise<Knex.Transaction> {
  const other = connect(`sqlite:${file}`)
  onTestFinished(() => other.destroy())
  const lock = await other.transaction()
  await lock.raw('pragma application_id = 7')
  return lock
}
