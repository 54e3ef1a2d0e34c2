import {
  otherDatabase,
  putDatabaseBack,
  replaceDatabase,
  replacedDatabaseName,
} from '../../database/copies/postgres-databases.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { countEvents } from '../../database/enquiries/enquiry-event.ts'
import { useDatabase } from '../../database/use-database.ts'
import { Refusal } from '../refusal.ts'
import { changedMeanwhile, inUse, wasCutOff } from './restore-words.ts'

interface PostgresRestore {
  databaseUrl: string
  /** The {@link countEvents} when the restore began: more mean that something has changed. Undefined if it could not be read. */
  eventsSeen: number | undefined
  now: Date
}

/** Replaces a PostgreSQL database with a restored one. Returns the name under which the old one is kept, if there was one. */
export async function replacePostgres(
  connectionString: string,
  { databaseUrl, eventsSeen, now }: PostgresRestore,
): Promise<string | undefined> {
  const keptAs = replacedDatabaseName(now)
  let isExchanged = false
  try {
    if (!(await replaceDatabase(connectionString, databaseUrl, keptAs))) return undefined
    isExchanged = true
    const failure = await failureMeanwhile(otherDatabase(connectionString, keptAs), eventsSeen)
    if (!failure) return keptAs
    await putDatabaseBack(connectionString, databaseUrl, keptAs)
    throw failure
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const cause = { cause: error }
    if (error.reason === 'busy')
      throw new Refusal('databaseUnavailable', isExchanged ? inPlace(keptAs) : inUse, cause)
    if (!isExchanged && error.reason !== 'unreachable') throw error
    const kept = `If the backup is in place, what was there before is kept as ${keptAs}.`
    throw new Refusal('databaseUnavailable', `${wasCutOff(error)} ${kept}`, cause)
  }
}

const inPlace = (keptAs: string) =>
  `The backup is in place, though somebody may have changed the database meanwhile: look at what was there before, which is kept as ${keptAs}.`

/** Why the exchange has to be undone, if it has to: it waits until others disconnect, and they may have changed something. */
async function failureMeanwhile(kept: string, eventsSeen: number | undefined): Promise<Refusal | undefined> {
  try {
    const events = await useDatabase(kept, {}, countEvents)
    return events === eventsSeen ? undefined : changedMeanwhile()
  } catch (error) {
    // It could not be read before the restore either.
    if (eventsSeen === undefined) return undefined
    const message = error instanceof Error ? error.message : error
    return new Refusal('databaseUnavailable', `Nothing was restored. ${message}`, { cause: error })
  }
}
