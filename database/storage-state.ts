import type { Knex } from 'knex'
import { freeBytesBeside, hasBallast } from './ballast.ts'
import { connectionInfo } from './connection-info.ts'
import { databaseRemedies } from './sqlite-file.ts'

/** Disk space and file permissions of a SQLite database. */
interface StorageState {
  freeBytes: number
  isLow: boolean
  hasBallast: boolean
  /** What closes to other users of the machine what they may read or enter. */
  remedies: string[]
}

/** A server with less free than this should be looked after. */
export const lowSpaceBytes = 200 * 1024 * 1024

/** Undefined for a server, which manages its own disk and files. */
export function storageState(db: Knex): StorageState | undefined {
  const { dialect, place } = connectionInfo(db)
  if (dialect === 'postgres') return undefined
  const freeBytes = freeBytesBeside(place)
  return {
    freeBytes,
    isLow: freeBytes < lowSpaceBytes,
    hasBallast: hasBallast(place),
    remedies: databaseRemedies(place),
  }
}
