import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { day } from '../../schemas/time/durations.ts'
import { whileUnfinished } from '../unfinished.ts'
import { administer, compactTime, databaseName, otherDatabase } from './postgres-databases.ts'

/** Works on a new, empty database on the same server, which is dropped afterwards, unless it was renamed. */
export async function withScratchDatabase<Result>(
  connectionString: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `${scratchNameAt(new Date())}_${randomBytes(6).toString('hex')}`
  const drop = (force: string) =>
    administer(connectionString, (admin) => admin.raw(`drop database if exists ??${force}`, [name]))
  return whileUnfinished(
    () => drop(' with (force)'),
    async () => {
      await administer(connectionString, async (admin) => {
        await dropAbandoned(admin)
        await createLike(admin, databaseName(connectionString), name)
      })
      const result = await work(otherDatabase(connectionString, name))
      // The work has succeeded; if this fails, the database is dropped later, with those of killed programs.
      await drop('').catch(() => {})
      return result
    },
  )
}

const scratchNameAt = (moment: Date) => `clinic_scratch_${compactTime(moment)}`
const scratchName = '^clinic_scratch_[0-9]{8}t[0-9]{9}z_[0-9a-f]{12}$'

/** Drops every scratch database that nobody is connected to: one left by a killed program may hold people erased since. */
export const dropScratchDatabases = (connectionString: string): Promise<void> =>
  administer(connectionString, (admin) => dropAbandoned(admin, new Date()))

/** Drops the scratch databases made before a moment, left by killed programs: none is used for as long as a day. */
async function dropAbandoned(admin: Knex, before = new Date(Date.now() - day)): Promise<void> {
  const names: string[] = await admin('pg_database')
    .whereRaw('datname ~ ? and pg_get_userbyid(datdba) = current_user', [scratchName])
    .where('datname', '<', scratchNameAt(before))
    .pluck('datname')
  for (const name of names) {
    // One that somebody is connected to is left for another day.
    await admin.raw('drop database if exists ??', [name]).catch(() => {})
  }
}

/**
 * Makes an empty database with the encoding, the locale and the settings of another, and nothing that was added to the server's
 * templates. When there is no other, as on a new server, the template's own are used.
 */
async function createLike(admin: Knex, model: string, name: string): Promise<void> {
  const own = await admin('pg_database')
    .where({ datname: model })
    .first('*', admin.raw('pg_encoding_to_char(encoding) as encoding_name'))
  await admin.raw(`create database ?? template template0 ${own ? propertiesOf(own) : ''}`, [name])
  const settings: string[][] = await admin('pg_db_role_setting')
    .where({ setdatabase: own?.oid ?? 0, setrole: 0 })
    .pluck('setconfig')
  for (const setting of settings.flat()) await copySetting(admin, name, setting)
}

const providers: Record<string, string> = { c: 'libc', i: 'icu', b: 'builtin' }

/** @param own a row of pg_database, whose columns differ between versions of PostgreSQL */
function propertiesOf(own: Record<string, string | null>): string {
  const provider = providers[own.datlocprovider ?? '']
  const locale = own.datlocale ?? own.daticulocale
  return [
    `encoding '${own.encoding_name}' lc_collate ${literal(own.datcollate)} lc_ctype ${literal(own.datctype)}`,
    provider && `locale_provider ${provider}`,
    locale && `${provider}_locale ${literal(locale)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const literal = (text: string | null | undefined) => `'${text?.replaceAll("'", "''")}'`

/** Leaves out a setting that this user may not set, or that would keep the backup out. */
async function copySetting(admin: Knex, database: string, setting: string): Promise<void> {
  const [, key = '', value = ''] = /^([^=]+)=(.*)$/s.exec(setting) ?? []
  if (key === 'default_transaction_read_only') return
  await admin
    .transaction(async (transaction) => {
      await transaction.raw('select set_config(?, ?, true)', [key, value])
      await transaction.raw('alter database ?? set ?? from current', [database, key])
    })
    .catch(() => {})
}
