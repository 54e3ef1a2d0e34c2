import type { Knex } from 'knex'
import { makeBallast } from '../database/ballast.ts'
import { connectionInfo } from '../database/connection-info.ts'
import { storageState } from '../database/storage-state.ts'
import { errorFields } from './error-fields.ts'
import type { Log } from './log.ts'

const interval = 10_000

/** Checks the disk and the file permissions of a SQLite database now and every ten seconds. */
export function watchStorage(database: Knex, log: Log): void {
  const check = storageCheck(database, log)
  void check()
  setInterval(check, interval).unref()
}

/** Returns a check that makes the ballast when there is room, and logs what changed since the last call. */
export function storageCheck(database: Knex, log: Log): () => Promise<void> {
  let isLow = false
  let hadBallast = false
  let wasRemoved = false
  let remedies = ''
  let isFaulty = false

  const check = async () => {
    const state = storageState(database)
    if (!state) return
    const megabytes = Math.floor(state.freeBytes / 1024 / 1024)
    if (hadBallast && !state.hasBallast) {
      wasRemoved = true
      log.error('ballast_removed', { megabytes })
    }
    if (state.isLow && !isLow) log.warn('disk_low', { megabytes })
    if (!state.isLow && isLow) log.info('disk_well', { megabytes })
    isLow = state.isLow
    const open = state.remedies.join('; ')
    if (open !== remedies) {
      if (open) log.error('open_to_others', { reason: open })
      else log.info('closed_to_others')
    }
    remedies = open
    await makeBallast(connectionInfo(database).place)
    hadBallast = storageState(database)?.hasBallast ?? false
    if (wasRemoved && hadBallast) {
      wasRemoved = false
      log.info('ballast_made', { megabytes })
    }
    isFaulty = false
  }
  return () =>
    check().catch((error: unknown) => {
      if (!isFaulty) log.error('disk_unknown', errorFields(error))
      isFaulty = true
    })
}
