import { randomBytes } from 'node:crypto'
import { copyFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject } from 'vitest'
import { makePrivateFolder } from '../../database/data-folder.ts'
import { useDatabase } from '../../database/use-database.ts'
import { type RunningServer, type ServerProcess, spawnServer, startServer } from './server-process.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** What `process-setup.ts` made for this run of the tests. */
const folder = inject('runFolder')
const postgresUrl = inject('postgresUrl')

export const programs = {
  server: join(folder, 'server/main.js'),
  cli: join(folder, 'cli/main.js'),
  writer: join(folder, 'writer/main.js'),
} as const

/** The packed fixture site; tests that change its files write one of their own. */
export const fixtureDist = join(folder, 'dist')

/** A new directory in which a server finds the fixture site. */
export function siteDirectory(): { path: string; remove: () => void } {
  const directory = temporaryDirectory()
  symlinkSync(fixtureDist, join(directory.path, 'dist'))
  return directory
}

export const spawnTestServer = (directory: string, env?: Record<string, string>): ServerProcess =>
  spawnServer(programs.server, directory, env)

export const startTestServer = (directory: string, env?: Record<string, string>): Promise<RunningServer> =>
  startServer(programs.server, directory, env)

/** Waits until a server says that enquiries can be stored: while it starts, its trial write may take too long. */
export const becomesReady = (server: RunningServer): Promise<void> =>
  expect.poll(async () => (await server.send({ path: '/readyz' })).status).toBe(200)

/** Without PostgreSQL its tests are skipped, except under `CI=true`, where they fail instead. */
export const lacksPostgres = postgresUrl === undefined && process.env.CI !== 'true'

/** The connection string of a new, empty database in this run's cluster. */
export const newPostgresDatabase = () => copyOf('template0')

/** Like `newPostgresDatabase`, but with all tables. */
export const newMigratedPostgres = () => copyOf('postgres')

async function copyOf(template: string): Promise<string> {
  if (!postgresUrl) throw new Error('PostgreSQL is not installed: install the package postgresql.')
  const at = (database: string) => postgresUrl.replace(/[^/]*$/, database)
  const name = `test_${randomBytes(8).toString('hex')}`
  // PostgreSQL does not copy a database that anyone is connected to.
  await useDatabase(at('template1'), {}, (db) => db.raw('create database ?? template ??', [name, template]))
  return at(name)
}

/** Creates a database with all tables at `file`, as a first start would; returns its address. */
export function newMigratedSqlite(file: string): string {
  makePrivateFolder(dirname(file))
  copyFileSync(join(folder, 'migrated.sqlite3'), file)
  return `sqlite:${file}`
}
