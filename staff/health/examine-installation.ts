import type { Knex } from 'knex'
import { connect } from '../../database/connection.ts'
import { databaseUrlOf } from '../../schemas/settings/database-url.ts'
import { type Config, readConfig } from '../../schemas/settings/service-settings.ts'
import { type Places, placesOf } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { backups } from './backups.ts'
import { type Answer, check, type Diagnosis, remark } from './check.ts'
import { database, integrity, outbox, retention } from './database.ts'
import { freeSpace, permissions } from './machine.ts'
import { mail } from './mail.ts'
import { service } from './service.ts'
import { configuration } from './settings.ts'

interface Installation {
  env: Record<string, string | undefined>
  root: string
  now: Date
}

/** Examines everything that the service needs, one check after the other. A check that fails does not stop the others. */
export async function* examineInstallation({ env, root, now }: Installation): AsyncGenerator<Diagnosis> {
  const settings = readConfig(env)
  const withSettings = (question: (config: Config) => Promise<Answer>) => () =>
    settings.ok ? question(settings.config) : remark('not examined, because the settings are wrong.')
  yield check('configuration', () => configuration(env))
  yield check(
    'service',
    withSettings((config) => service(config, root)),
  )
  const places = placesIn(env)
  const atPlaces = (question: (places: Places) => Answer | Promise<Answer>) => () =>
    places ? question(places) : remark('not examined, because DATABASE_URL is wrong.')
  let db: Knex | undefined
  const inDatabase = (question: (db: Knex, places: Places) => Promise<Answer>) => () =>
    db && places ? question(db, places) : remark('not examined, because the database cannot be used.')
  try {
    yield check(
      'database',
      atPlaces(async ({ databaseUrl }) => {
        const opened = connect(databaseUrl, { create: false })
        const answer = await database(opened).catch(async (error: unknown) => {
          await opened.destroy()
          throw error
        })
        db = opened
        return answer
      }),
    )
    yield check('integrity', inDatabase(integrity))
    yield check(
      'permissions',
      atPlaces((there) => permissions(there, db !== undefined)),
    )
    yield check('disk', atPlaces(freeSpace))
    yield check(
      'backups',
      atPlaces((there) => backups(there, now, db)),
    )
    yield check('mail', withSettings(mail))
    yield check(
      'outbox',
      inDatabase((one) => outbox(one, now, settings.ok ? settings.config.notifyTo : undefined)),
    )
    yield check(
      'retention',
      inDatabase((one, there) => retention(one, root, now, there)),
    )
  } finally {
    await db?.destroy()
  }
}

function placesIn({ DATABASE_URL }: Installation['env']): Places | undefined {
  try {
    return placesOf(databaseUrlOf({ DATABASE_URL }))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
