import {
  otherDatabase,
  putDatabaseBack,
  replaceDatabase,
  replacedDatabaseName,
} from '../../database/copies/postgres-databases.ts'
import { newestEvent } from '../../database/copies/replace-content.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { useDatabase } from '../../database/use-database.ts'
import { Refusal } from '../refusal.ts'
import { changedMeanwhile, inUse, wasCutOff } from './replace-sqlite.ts'

interface Restored {
  databaseUrl: string
  /** The {@link newestEvent} when the restore began: a later one means that somebody changed something. Undefined where it could not be read. */
  lastEventSeen: number | undefined
  now: Date
}

/** Puts a restored PostgreSQL database in the place of another one. Returns under what name that is kept, if there was one. */
export async function replacePostgres(
  connectionString: string,
  { databaseUrl, lastEventSeen, now }: Restored,
): Promise<string | undefined> {
  const keptAs = replacedDatabaseName(now)
  let isExchanged = false
  let failure = changedMeanwhile()
  try {
    if (!(await replaceDatabase(connectionString, databaseUrl, keptAs))) return undefined
    isExchanged = true
    // The exchange waits for those who are connected, and they may have changed something.
    const kept = otherDatabase(connectionString, keptAs)
    const newest = await useDatabase(kept, {}, newestEvent).catch((error: Error) => {
      failure = new Refusal('databaseUnavailable', `Nothing was restored. ${error.message}`, { cause: error })
      return undefined
    })
    // What could not be read before need not be read now.
    if (newest === lastEventSeen) return keptAs
    await putDatabaseBack(connectionString, databaseUrl, keptAs)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const cause = { cause: error }
    if (error.reason === 'busy')
      throw new Refusal('databaseUnavailable', isExchanged ? inPlace(keptAs) : inUse, cause)
    if (!isExchanged && !['unreachable', 'interrupted'].includes(error.reason)) throw error
    const kept = `If the backup is in place, what was there before is kept as ${keptAs}.`
    throw new Refusal('databaseUnavailable', `${wasCutOff(error)} ${kept}`, cause)
  }
  throw failure
}

const inPlace = (keptAs: string) =>
  `The backup is in place, though somebody may have changed the database meanwhile: look at what was there before, which is kept as ${keptAs}.`
