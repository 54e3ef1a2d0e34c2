import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { day } from '../schemas/durations.ts'
import { compactTime, otherDatabase, within } from './postgres-databases.ts'
import { whileUnfinished } from './unfinished.ts'

/** Works on a new, empty database beside the one at the address; it is dropped after, unless it was renamed. */
export async function withScratchDatabase<Result>(
  connectionString: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `${scratchNameAt(new Date())}_${randomBytes(6).toString('hex')}`
  await within(connectionString, async (db) => {
    await dropAbandoned(db)
    await createLike(db, name)
  })
  const drop = (force: string) =>
    within(connectionString, (db) => db.raw(`drop database if exists ??${force}`, [name]))
  return whileUnfinished(
    () => drop(' with (force)'),
    async () => {
      const result = await work(otherDatabase(connectionString, name))
      await drop('')
      return result
    },
  )
}

const scratch = 'clinic_scratch_'
const scratchNameAt = (moment: Date) => `${scratch}${compactTime(moment)}`

/** Removes what programs that were killed left: no scratch database is used for a day. */
async function dropAbandoned(db: Knex): Promise<void> {
  const names: string[] = await db('pg_database')
    .whereLike('datname', `${scratch}%`)
    .where('datname', '<', scratchNameAt(new Date(Date.now() - day)))
    .whereRaw('pg_get_userbyid(datdba) = current_user')
    .pluck('datname')
  for (const name of names) await db.raw('drop database if exists ?? with (force)', [name])
}

/** Makes an empty database with the encoding, the locale and the settings of this one, and nothing of the server's templates. */
async function createLike(db: Knex, name: string): Promise<void> {
  const [own] = await db('pg_database')
    .whereRaw('datname = current_database()')
    .select('*', db.raw('pg_encoding_to_char(encoding) as encoding_name'))
  const locale = own.datlocale ?? own.daticulocale
  const provider = { i: 'icu', b: 'builtin' }[String(own.datlocprovider)]
  await db.raw(
    `create database ?? template template0 encoding '${own.encoding_name}' lc_collate ${literal(own.datcollate)} lc_ctype ${literal(own.datctype)}${
      provider ? ` locale_provider ${provider} ${provider}_locale ${literal(locale)}` : ''
    }`,
    [name],
  )
  const settings: string[][] = await db('pg_db_role_setting')
    .where({ setdatabase: own.oid, setrole: 0 })
    .pluck('setconfig')
  for (const setting of settings.flat()) {
    const [key = ''] = setting.split('=')
    // One that only an administrator may set is left.
    await db.raw('alter database ?? set ?? from current', [name, key]).catch(() => {})
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
