import type { Knex } from 'knex'
import { wasBackedUp, whereBackups } from './backup-list.ts'
import { openSearchIndex } from './connection.ts'
import { connectionInfo } from './connection-info.ts'
import { dataFolder } from './data-folder.ts'
import { guarded } from './database-errors.ts'
import { DatabaseUnavailable, lostDatabase } from './database-unavailable.ts'
import { migrationNames, migrationSource } from './migration-source.ts'

export interface MigrationStatus {
  /** Of this program; none when the database is empty or another program's. */
  applied: string[]
  pending: string[]
  /** Applied to the database, unknown here: by a later version of this program, or by another one. */
  unknown: string[]
}

/** Identifies this program in the header of its SQLite files. */
export const applicationId = 0x434c4e43

/**
 * First statement of the transaction: it makes every other migrating process wait, and its lock ends with a process that is
 * killed. Writing the application id takes SQLite's write lock; it also lets the command `file` show whose database this is.
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
  const status = await migrationStatus(db)
  requireKnown(db, status)
  const { applied: earlier, pending } = status
  if (pending.length === 0) return []
  const { dialect, place } = connectionInfo(db)
  const encoding = earlier.length === 0 && (await incompleteEncoding(db))
  if (encoding)
    throw new DatabaseUnavailable(
      'misconfigured',
      `The database ${place} keeps text as ${encoding}, which lacks characters that visitors type. Create it again with "createdb --template=template0 --encoding=UTF8".`,
    )
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

/** The encoding of a database if it cannot store all of Unicode; SQL_ASCII can, since it stores every byte as it is. */
export function incompleteEncoding(db: Knex): Promise<string | undefined> {
  return guarded(db, async () => {
    if (connectionInfo(db).dialect === 'sqlite') return undefined
    const { rows } = await db.raw('show server_encoding')
    const encoding: string = rows[0].server_encoding
    return ['UTF8', 'SQL_ASCII'].includes(encoding) ? undefined : encoding
  })
}

export function migrationStatus(db: Knex): Promise<MigrationStatus> {
  return guarded(db, async () => {
    const known = await db.schema.hasTable('knex_migrations')
    const names: string[] = known ? await db('knex_migrations').orderBy('id').pluck('name') : []
    return {
      applied: names.filter((name) => migrationNames.includes(name)),
      pending: migrationNames.filter((name) => !names.includes(name)),
      unknown: names.filter((name) => !migrationNames.includes(name)),
    }
  })
}

/** @throws DatabaseUnavailable when a PostgreSQL database is empty, though one was backed up. A lost file is noticed on opening it. */
export async function requireNotLost(db: Knex): Promise<void> {
  const { dialect, place } = connectionInfo(db)
  if (dialect === 'sqlite') return
  const { applied, unknown } = await migrationStatus(db)
  if (applied.length + unknown.length > 0) return
  if (wasBackedUp(dataFolder(undefined)))
    throw lostDatabase(
      `The database ${place} holds nothing of this program`,
      whereBackups(dataFolder(undefined)),
    )
}

/** @throws DatabaseUnavailable when the database is not at this program's version */
export async function requireMigrated(db: Knex): Promise<void> {
  const status = await migrationStatus(db)
  const { applied, pending } = status
  if (applied.length === 0) await requireNotLost(db)
  requireKnown(db, status)
  if (pending.length === 0) return
  throw new DatabaseUnavailable(
    'outdated',
    `The database ${connectionInfo(db).place} lacks ${pending.join(', ')}. Bring it up to date by restarting the service, or with "clinic db migrate" while none runs.`,
  )
}

function requireKnown(db: Knex, { applied, unknown }: MigrationStatus): void {
  const { place } = connectionInfo(db)
  if (unknown.length === 0) return
  if (applied.length === 0)
    throw new DatabaseUnavailable(
      'misconfigured',
      `The database ${place} is another program's (${unknown[0]}). Check DATABASE_URL.`,
    )
  throw new DatabaseUnavailable(
    'later',
    `The database ${place} was changed by a later version of this program (${unknown.join(', ')}). Run that version, or restore a backup from before it.`,
  )
}
