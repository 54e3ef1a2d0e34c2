import type { Knex } from 'knex'
import { type ConnectOptions, connect } from './connection.ts'

/** Works on the database that the URL names, then closes it. */
export async function useDatabase<Result>(
  databaseUrl: string,
  options: ConnectOptions,
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const db = connect(databaseUrl, options)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
