import type { Knex } from 'knex'
import { DatabaseUnavailable, ofTheMachine } from '../../database/database-unavailable.ts'
import { useDatabase } from '../../database/use-database.ts'
import { errorCode, isSystemError } from '../../schemas/error-code.ts'

/** Undefined if the database is absent, damaged or foreign. Throws if it is only out of reach: it must not be replaced unseen. */
export async function ifReadable<Result>(
  databaseUrl: string,
  work: (db: Knex) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await useDatabase(databaseUrl, { create: false }, work)
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof DatabaseUnavailable)) throw error
    if (error instanceof DatabaseUnavailable && isOutOfReach(error)) throw error
    return undefined
  }
}

const isOutOfReach = ({ reason, cause }: DatabaseUnavailable) =>
  ofTheMachine.includes(reason) || (reason === 'misconfigured' && errorCode(cause) !== noDatabase)
/** PostgreSQL's invalid_catalog_name: there is no such database yet, and a restore makes it. */
const noDatabase = '3D000'
