import type { Knex } from 'knex'
import { openSearchIndex } from './connection.ts'
import { connectionInfo } from './connection-info.ts'
import { guarded } from './database-errors.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { migrationNames, migrationSource } from './migration-source.ts'

interface MigrationStatus {
  applied: string[]
  pending: string[]
  /** Applied to the database, unknown here: a later version of this program has used it. */
  unknown: string[]
}

/** In the header of each SQLite file of this program. */
export const applicationId = 0x434c4e43

/**
 * First statement of the transaction: it makes every other migrating process wait, and vanishes with a process that is
 * killed. Writing the application id takes SQLite's write lock; it also lets `file` tell whose database this is.
 */
const lockStatement = {
  sqlite: `pragma application_id = ${applicationId}`,
  postgres: 'set local lock_timeout = 0; select pg_advisory_xact_lock(4804142)',
}

/**
 * Applies what is pending, all or nothing, once, however many processes start together.
 *
 * @returns the names applied by this call
 * @throws DatabaseUnavailable also when a later version has migrated the database
 */
export async function migrate(db: Knex): Promise<string[]> {
  const { pending, unknown } = await migrationStatus(db)
  if (unknown.length > 0) throw fromLaterVersion(db, unknown)
  if (pending.length === 0) return []
  const { dialect } = connectionInfo(db)
  return guarded(db, async () => {
    const applied = await db.transaction(async (transaction) => {
      await transaction.raw(lockStatement[dialect])
      const [, names]: [number, string[]] = await transaction.migrate.latest({ migrationSource })
      return names
    })
    if (dialect === 'sqlite') await db.raw(openSearchIndex)
    return applied
  })
}

export function migrationStatus(db: Knex): Promise<MigrationStatus> {
  return guarded(db, async () => {
    const known = await db.schema.hasTable('knex_migrations')
    const applied: string[] = known ? await db('knex_migrations').orderBy('id').pluck('name') : []
    return {
      applied,
      pending: migrationNames.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !migrationNames.includes(name)),
    }
  })
}

/** @throws DatabaseUnavailable when the database is not at this program's version */
export async function requireMigrated(db: Knex): Promise<void> {
  const { pending, unknown } = await migrationStatus(db)
  if (unknown.length > 0) throw fromLaterVersion(db, unknown)
  if (pending.length === 0) return
  throw new DatabaseUnavailable(
    'outdated',
    `The database ${connectionInfo(db).place} lacks ${pending.join(', ')}. Bring it up to date with "clinic db migrate".`,
  )
}

function fromLaterVersion(db: Knex, unknown: string[]) {
  return new DatabaseUnavailable(
    'later',
    `The database ${connectionInfo(db).place} was changed by a later version of this program (${unknown.join(', ')}). Run that version, or restore a backup from before it.`,
  )
}
