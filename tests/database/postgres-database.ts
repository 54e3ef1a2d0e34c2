import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { connect } from '../../database/connection.ts'
import { useDatabase } from '../../database/use-database.ts'
import { runProcess } from '../cli/clinic-fixture.ts'
import { newDirectory, newPostgresDatabase } from '../support/process-run.ts'

/** The name of the database at an address. */
export const nameIn = (url: string) => url.replace(/.*\//, '')

/** Creates a database, runs these statements with its name in place of NAME, and then connects to it. */
export async function databaseWith(...statements: string[]): Promise<{ url: string; db: Knex }> {
  const url = await newPostgresDatabase()
  await useDatabase(url, {}, async (db) => {
    for (const statement of statements) await db.raw(statement.replace('NAME', nameIn(url)))
  })
  const db = connect(url)
  onTestFinished(() => db.destroy())
  return { url, db }
}

/** A function that runs commands on a database, in a folder of their own. */
export function runIn(url: string) {
  const folder = newDirectory()
  return (...args: string[]) => runProcess(args, { DATABASE_URL: url }, { cwd: folder })
}
