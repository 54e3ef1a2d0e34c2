import type { Knex } from 'knex'
import { migrationSource } from '../../database/migration-source.ts'

/** Applies the next so many migrations, as an earlier version of the program did. */
export async function migrateTo(db: Knex, count: number): Promise<void> {
  for (let applied = 0; applied < count; applied += 1) await db.migrate.up({ migrationSource })
}
