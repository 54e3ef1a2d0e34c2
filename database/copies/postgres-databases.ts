import type { Knex } from 'knex'
import { guarded } from '../database-errors.ts'
import { countRows } from '../tables.ts'
import { useDatabase } from '../use-database.ts'

/** How many programs are connected to the database. PostgreSQL does not reveal the kind of other users' sessions: all count. */
export function connectedPrograms(connectionString: string): Promise<number> {
  return administer(connectionString, (admin) =>
    countRows(
      admin('pg_stat_activity')
        .where({ datname: databaseName(connectionString) })
        .whereRaw("coalesce(backend_type, 'client backend') = 'client backend'"),
    ),
  )
}

/**
 * Puts the database at `replacementUrl` in the place of the one at `connectionString`, all or nothing. The one that was there is
 * kept under the name `keepAs`; false when there was none.
 */
export async function replaceDatabase(
  connectionString: string,
  replacementUrl: string,
  keepAs: string,
): Promise<boolean> {
  return administer(connectionString, (admin) =>
    admin.transaction(async (renaming) => {
      const name = databaseName(connectionString)
      const old = await renaming('pg_database').where({ datname: name }).first('oid')
      if (old) {
        await rename(renaming, name, keepAs)
        await renaming.raw(`comment on database ?? is '${replacedNote(connectionString)}'`, [keepAs])
      }
      await rename(renaming, databaseName(replacementUrl), name)
      return old !== undefined
    }),
  )
}

/** Undoes {@link replaceDatabase}. */
export async function putDatabaseBack(
  connectionString: string,
  replacementUrl: string,
  keptAs: string,
): Promise<void> {
  await administer(connectionString, (admin) =>
    admin.transaction(async (renaming) => {
      const name = databaseName(connectionString)
      await rename(renaming, name, databaseName(replacementUrl))
      await rename(renaming, keptAs, name)
      await renaming.raw('comment on database ?? is null', [name])
    }),
  )
}

/** PostgreSQL waits some seconds for other connections to the database to end. */
const rename = (transaction: Knex, from: string, to: string) =>
  transaction.raw('alter database ?? rename to ??', [from, to])

const replaced = 'clinic_replaced_'

/** The name under which a restore keeps the database that it replaces: milliseconds distinguish restores within a second. */
export const replacedDatabaseName = (now: Date) => `${replaced}${compactTime(now)}`

/** A moment as part of a name: `20261125t171500000z`. */
export const compactTime = (moment: Date) => moment.toISOString().replace(/\W/g, '').toLowerCase()

/** Marks the databases that a restore replaced here, to distinguish them from those of another clinic on the same server. */
const replacedNote = (connectionString: string) =>
  `replaced: ${databaseName(connectionString)}`.replaceAll("'", "''")

/** Removes a database that a restore kept. */
export async function dropReplaced(connectionString: string, name: string): Promise<void> {
  await within(connectionString, (db) => db.raw('drop database if exists ??', [name]))
}

/** The databases that restores of this one kept, each with the moment of the restore. */
export function replacedDatabases(connectionString: string): Promise<{ name: string; at: Date }[]> {
  return within(connectionString, async (db) => {
    const names: string[] = await db('pg_database')
      .whereLike('datname', `${replaced}%`)
      .whereRaw(`shobj_description(oid, 'pg_database') = '${replacedNote(connectionString)}'`)
      .pluck('datname')
    return names.map((name) => ({
      name,
      at: new Date(
        name
          .slice(replaced.length)
          .toUpperCase()
          .replace(/^(....)(..)(..T..)(..)(..)(\d*)Z$/, '$1-$2-$3:$4:$5.$6Z')
          .replace('.Z', 'Z'),
      ),
    }))
  })
}

function within<Result>(connectionString: string, work: (db: Knex) => PromiseLike<Result>) {
  return useDatabase(connectionString, {}, (db) => guarded(db, () => work(db)))
}

/** Works from another database, which every server has: a connection cannot rename its own, which may also be absent or damaged. */
export function administer<Result>(connectionString: string, work: (admin: Knex) => PromiseLike<Result>) {
  const other = databaseName(connectionString) === 'postgres' ? 'template1' : 'postgres'
  return within(otherDatabase(connectionString, other), work)
}

export function databaseName(connectionString: string): string {
  return decodeURIComponent(new URL(connectionString).pathname.slice(1))
}

/** The address of another database of the same server. */
export function otherDatabase(connectionString: string, name: string): string {
  const address = new URL(connectionString)
  address.pathname = `/${name}`
  return address.href
}
