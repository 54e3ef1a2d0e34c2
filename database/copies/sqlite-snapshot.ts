import type { Knex } from 'knex'
import { guardedOnce } from '../database-errors.ts'

/**
 * Writes everything committed up to now into an empty file, without what deleted rows left behind. Others may write
 * meanwhile. SQLite does not sync the file here.
 */
export async function writeSnapshot(db: Knex, file: string): Promise<void> {
  await guardedOnce(db, () => db.raw('vacuum into ?', [file]))
}
