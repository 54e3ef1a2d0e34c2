import { resolve } from 'node:path'
import { defaultBackups } from '../database/backup-list.ts'
import { dataFolder } from '../database/data-folder.ts'
import { parseDatabaseUrl } from '../schemas/settings/database-url.ts'
import { Refusal } from './refusal.ts'

/** Where an installation keeps its data: the database (an absolute SQLite file, or a PostgreSQL address) and its folders. */
export type Places = Folders &
  (
    | { sqliteFile: string; connectionString?: undefined }
    | { sqliteFile?: undefined; connectionString: string }
  )

interface Folders {
  databaseUrl: string
  /** The folder of the SQLite file; for PostgreSQL `var` in the working directory. */
  data: string
  backups: string
}

/** @throws Refusal when the address is wrong; the message calls it `name` */
export function placesOf(databaseUrl: string, name?: string): Places {
  const parsed = parseDatabaseUrl(databaseUrl, name)
  if (!parsed.ok) throw new Refusal('usage', parsed.message)
  const { url } = parsed
  if (url.kind === 'postgres') {
    const data = dataFolder(undefined)
    return { databaseUrl, connectionString: url.connectionString, data, backups: defaultBackups(data) }
  }
  const sqliteFile = resolve(url.filename)
  const data = dataFolder(sqliteFile)
  return { databaseUrl, sqliteFile, data, backups: defaultBackups(data) }
}

/** `2026-11-20T150000.000Z`: a time for a file's name. With milliseconds, two files of one second have different names. */
export function fileTimestamp(now: Date): string {
  return now.toISOString().replaceAll(':', '')
}
