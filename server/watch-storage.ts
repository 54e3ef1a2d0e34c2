import type { Knex } from 'knex'
import { freeBytesBeside, hasBallast, lowSpaceBytes, makeBallast } from '../database/ballast.ts'
import { connectionInfo } from '../database/connection-info.ts'
import { databaseRemedies } from '../database/sqlite-file.ts'
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
  const { dialect, place } = connectionInfo(database)
  let wasLow = false
  let hadBallast = false
  let wasRemoved = false
  let remedies = ''
  let isFaulty = false

  const check = async () => {
    if (dialect === 'postgres') return
    const free = freeBytesBeside(place)
    const megabytes = Math.floor(free / 1024 / 1024)
    if (hadBallast && !hasBallast(place)) {
      wasRemoved = true
      log.error('ballast_removed', { megabytes })
    }
    const isLow = free < lowSpaceBytes
    if (isLow && !wasLow) log.warn('disk_low', { megabytes })
    if (!isLow && wasLow) log.info('disk_well', { megabytes })
    wasLow = isLow
    const open = databaseRemedies(place).join('; ')
    if (open !== remedies) {
      if (open) log.error('open_to_others', { reason: open })
      else log.info('closed_to_others')
    }
    remedies = open
    await makeBallast(place)
    hadBallast = hasBallast(place)
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
