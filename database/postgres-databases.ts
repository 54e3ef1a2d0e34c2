import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { guarded } from './database-errors.ts'
import { whileUnfinished } from './unfinished.ts'
import { useDatabase } from './use-database.ts'

/** Works on a new, empty database beside the one at the address; it is dropped after, unless it was renamed. */
export async function withScratchDatabase<Result>(
  connectionString: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `clinic_scratch_${randomBytes(6).toString('hex')}`
  await administer(connectionString, (admin) => admin.raw('create database ??', [name]))
  const drop = (force: string) =>
    administer(connectionString, (admin) => admin.raw(`drop database if exists ??${force}`, [name]))
  return whileUnfinished(
    () => drop(' with (force)'),
    async () => {
      const result = await work(otherDatabase(connectionString, name))
      await drop('')
      return result
    },
  )
}

/** How many programs are connected to the database at the address. */
export function connectedPrograms(connectionString: string): Promise<number> {
  return administer(connectionString, async (admin) => {
    const [row] = await admin('pg_stat_activity')
      .where({ datname: databaseName(connectionString) })
      .count({ count: '*' })
    return Number(row?.count ?? 0)
  })
}

/** Puts the database at another address in the place of the one at the address, which is kept under a new name. All or nothing. */
export async function replaceDatabase(
  connectionString: string,
  replacementUrl: string,
  keepAs: string,
): Promise<void> {
  await administer(connectionString, (admin) =>
    admin.transaction(async (renaming) => {
      const name = databaseName(connectionString)
      await renaming.raw('alter database ?? rename to ??', [name, keepAs])
      await renaming.raw(`comment on database ?? is '${replacedNote(connectionString)}'`, [keepAs])
      await renaming.raw('alter database ?? rename to ??', [databaseName(replacementUrl), name])
    }),
  )
}

const replaced = 'clinic_replaced_'

/** The name under which a restore keeps the database that it replaces: milliseconds tell restores within a second apart. */
export const replacedDatabaseName = (now: Date) =>
  `${replaced}${now.toISOString().replace(/\W/g, '').toLowerCase()}`

/** Tells the databases that a restore replaced here from those of another clinic on the same server. */
const replacedNote = (connectionString: string) =>
  `replaced: ${databaseName(connectionString)}`.replaceAll("'", "''")

/** Removes databases that restores kept. */
export async function dropReplaced(connectionString: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await administer(connectionString, async (admin) => {
    for (const name of names) await admin.raw('drop database if exists ??', [name])
  })
}

/** What restores of this database kept, with the moments of the restores. */
export function replacedDatabases(connectionString: string): Promise<{ name: string; at: Date }[]> {
  return administer(connectionString, async (admin) => {
    const names: string[] = await admin('pg_database')
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

/** Connects to another database that every server has, since the connected one cannot be renamed. */
function administer<Result>(connectionString: string, work: (admin: Knex) => PromiseLike<Result>) {
  const other = databaseName(connectionString) === 'postgres' ? 'template1' : 'postgres'
  return useDatabase(otherDatabase(connectionString, other), {}, (admin) => guarded(admin, () => work(admin)))
}

function databaseName(connectionString: string): string {
  return decodeURIComponent(new URL(connectionString).pathname.slice(1))
}

function otherDatabase(connectionString: string, name: string): string {
  const address = new URL(connectionString)
  address.pathname = `/${name}`
  return address.href
}
