import { randomBytes } from 'node:crypto'
import { copyFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import { expect, inject, onTestFinished } from 'vitest'
import { connect } from '../../database/connection.ts'
import { makePrivateFolder } from '../../database/data-folder.ts'
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

/** A new directory that only this user can read, until the test ends. */
export function newDirectory(): string {
  const { path, remove } = temporaryDirectory()
  onTestFinished(remove)
  return path
}

/** A new directory in which a server finds the fixture site, until the test ends. */
export function siteDirectory(): string {
  const path = newDirectory()
  symlinkSync(fixtureDist, join(path, 'dist'))
  return path
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
export const newMigratedPostgres = () => copyOf('migrated')

/** Stays open, since a connection takes as long as a copy; to a database that nobody copies, which PostgreSQL would refuse meanwhile. */
let administration: Knex | undefined

async function copyOf(template: string): Promise<string> {
  if (!postgresUrl) throw new Error('PostgreSQL is not installed: install the package postgresql.')
  const at = (database: string) => postgresUrl.replace(/[^/]*$/, database)
  const name = `test_${randomBytes(8).toString('hex')}`
  administration ??= connect(at('postgres'))
  // Since PostgreSQL 15 the default writes the whole copy to the log, which takes three times as long.
  const { rows } = await administration.raw(
    "select current_setting('server_version_num')::int >= 150000 as chooses",
  )
  const strategy = rows[0]?.chooses ? 'strategy file_copy' : ''
  await administration.raw(`create database ?? template ?? ${strategy}`, [name, template])
  return at(name)
}

/** Creates a database with all tables at `file`, as a first start would; returns its address. */
export function newMigratedSqlite(file: string): string {
  makePrivateFolder(dirname(file))
  copyFileSync(join(folder, 'migrated.sqlite3'), file)
  return `sqlite:${file}`
}
