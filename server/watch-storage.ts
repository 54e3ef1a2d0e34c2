import type { Knex } from 'knex'
import { makeBallast } from '../database/ballast.ts'
import { databasePlace } from '../database/database-health.ts'
import { storageState } from '../database/storage-state.ts'
import { errorFields } from './error-fields.ts'
import type { Log } from './log.ts'

const interval = 10_000

/** Looks at the disk and the files of a SQLite database now and every ten seconds. */
export function watchStorage(database: Knex, log: Log): void {
  const look = storageLook(database, log)
  void look()
  setInterval(look, interval).unref()
}

/** Makes the ballast when it can, and logs what changed since it was called last. */
export function storageLook(database: Knex, log: Log): () => Promise<void> {
  let isLow = false
  let hadBallast = false
  let wasRemoved = false
  let remedies = ''
  let isFaulty = false

  const look = async () => {
    const state = storageState(database)
    if (!state) return
    const megabytes = Math.floor(state.freeBytes / 1024 / 1024)
    if (hadBallast && !state.hasBallast) {
      wasRemoved = true
      log.error('ballast_removed', { megabytes })
    }
    if (state.isLow !== isLow)
      log[state.isLow ? 'warn' : 'info'](state.isLow ? 'disk_low' : 'disk_well', { megabytes })
    isLow = state.isLow
    const open = state.remedies.join('; ')
    if (open !== remedies) {
      if (open) log.error('open_to_others', { reason: `close with: ${open}` })
      else log.info('closed_to_others')
    }
    remedies = open
    await makeBallast(databasePlace(database))
    hadBallast = storageState(database)?.hasBallast ?? false
    if (wasRemoved && hadBallast) {
      wasRemoved = false
      log.info('ballast_made', { megabytes })
    }
    isFaulty = false
  }
  return () =>
    look().catch((error: unknown) => {
      if (!isFaulty) log.error('disk_unknown', errorFields(error))
      isFaulty = true
    })
}
