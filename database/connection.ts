import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import knex, { type Knex } from 'knex'
import type { Database } from 'sqlite3'
import { errorCode } from '../schemas/error-code.ts'
import { parseDatabaseUrl } from '../schemas/settings/database-url.ts'
import { type ConnectionInfo, fileIdentity } from './connection-info.ts'
import { asUnavailable } from './database-errors.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { preparePostgresConnection, requireCertificateFiles } from './postgres-session.ts'
import { isLostFile, prepareSqliteFile } from './sqlite-file.ts'
import { openForLife } from './sqlite-header.ts'

export interface ConnectOptions {
  /** Create the SQLite file when there is none. False for commands that only read. */
  create?: boolean
  /**
   * Give up a connection to a PostgreSQL server that has been silent for this many milliseconds: its host may be gone. Only
   * for callers whose queries never take that long.
   */
  silenceLimit?: number
  /** End this process when another file is written over the SQLite file. For programs that run for long. */
  endsWhenOverwritten?: boolean
}

type AfterCreate = (connection: Database, done: (error: Error | null, connection: Database) => void) => void

/** A knex configuration with what messages say about the database. */
type ConnectionConfig = Knex.Config & { connectionInfo: ConnectionInfo }

/** Before this version, two writing connections can corrupt a write-ahead log (SQLite 3.51.3 release notes). */
const oldestSqlite = '3.51.3'

/**
 * `busy_timeout` outlasts a ten-second lock of another process; `FULL` survives a power cut in WAL mode, `NORMAL` does
 * not; `recursive_triggers` makes REPLACE fire the triggers that keep the audit append-only; `temp_store` keeps rows out
 * of temporary files, which nobody would erase.
 */
const pragmas = `
  PRAGMA busy_timeout = 12000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA recursive_triggers = ON;
  PRAGMA temp_store = MEMORY;
`

/**
 * Opens the database that `DATABASE_URL` names. Nothing is sent until the first query.
 *
 * @throws DatabaseUnavailable when the address is wrong, or its file is missing, open to others or not accessible
 */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Knex {
  return knex(connectionConfig(databaseUrl, options))
}

/** What knex needs to open the database; also used by knex's own command line. */
export function connectionConfig(
  databaseUrl: string,
  { create = true, silenceLimit, endsWhenOverwritten = false }: ConnectOptions = {},
): ConnectionConfig {
  const parsed = parseDatabaseUrl(databaseUrl)
  if (!parsed.ok) throw new DatabaseUnavailable('misconfigured', parsed.message)
  const { url } = parsed
  if (url.kind === 'sqlite')
    return sqliteConfig(prepareSqliteFile(url.filename, { create }), endsWhenOverwritten)
  return postgresConfig(url.connectionString, `${url.database} on ${url.host}`, silenceLimit)
}

/** Keeps what a visitor typed out of errors and knex's own log; every error reaches the caller anyway. */
const withoutValues = {
  compileSqlOnError: false,
  log: { warn: () => {}, error: () => {} },
} satisfies Knex.Config

/** For a transaction in which every statement sees the same rows, as on SQLite without it. */
export const oneView: Knex.TransactionConfig = { isolationLevel: 'repeatable read' }

/** Works on an empty SQLite database in memory. */
export async function withMemoryDatabase<Result>(work: (db: Knex) => Promise<Result>): Promise<Result> {
  const db = knex(sqliteConfig(':memory:'))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** One connection: more would block each other's threads, and SQLite has one writer anyway. */
function sqliteConfig(filename: string, endsWhenOverwritten = false): ConnectionConfig {
  const info: ConnectionInfo = { dialect: 'sqlite', place: filename, identity: fileIdentity(filename) }
  const afterCreate: AfterCreate = (connection, done) =>
    prepareSqliteConnection(connection, (error) => {
      // The pool forgets a connection that could not be prepared, without closing it.
      if (error) return connection.close(() => done(error, connection))
      // Not before: only an open database's header is sure to say that it uses the write-ahead log.
      if (endsWhenOverwritten) info.descriptor ??= openForLife(filename)
      done(null, connection)
    })
  return {
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    ...withoutValues,
    pool: { min: 0, max: 1, afterCreate },
    acquireConnectionTimeout: 30_000,
    connectionInfo: info,
  }
}

/** Whether the SQLite file that the URL names was backed up and no longer exists. */
export function isLost(databaseUrl: string): boolean {
  const parsed = parseDatabaseUrl(databaseUrl)
  return parsed.ok && parsed.url.kind === 'sqlite' && isLostFile(resolve(parsed.url.filename))
}

/**
 * Keeps a second server from using the same SQLite file by locking a small file beside it, until the returned function is
 * called or this process ends. A PostgreSQL database can have many servers.
 *
 * @throws DatabaseUnavailable while another server holds it
 */
export async function lockForServer(databaseUrl: string): Promise<() => Promise<void>> {
  const parsed = parseDatabaseUrl(databaseUrl)
  if (!parsed.ok || parsed.url.kind === 'postgres') return async () => {}
  const named = resolve(parsed.url.filename)
  // A symbolic link leads to the same database.
  const place = existsSync(named) ? realpathSync(named) : named
  const filename = prepareSqliteFile(`${place}.server`, { create: true })
  const lock = knex({
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    ...withoutValues,
    // At least one, since the lock ends with its connection.
    pool: { min: 1, max: 1 },
  })
  try {
    await lock.raw('pragma busy_timeout = 0')
    await lock.raw('begin exclusive')
  } catch (error) {
    await lock.destroy()
    if (errorCode(error) !== 'SQLITE_BUSY') throw asUnavailable(error, place)
    throw new DatabaseUnavailable(
      'busy',
      `Another server uses the database ${place}. Stop it first; for several servers give all the same PostgreSQL DATABASE_URL.`,
      { cause: error },
    )
  }
  return () => lock.destroy()
}

function postgresConfig(connectionString: string, place: string, silenceLimit = 0): ConnectionConfig {
  requireCertificateFiles(connectionString)
  return {
    client: 'pg',
    connection: { connectionString, connectionTimeoutMillis: 5_000, application_name: 'clinic' },
    ...withoutValues,
    pool: { min: 0, max: 10, afterCreate: preparePostgresConnection(silenceLimit) },
    acquireConnectionTimeout: 10_000,
    connectionInfo: { dialect: 'postgres', place },
  }
}

/** `busy_timeout` does not cover the switch to the write-ahead log: when programs open a new file together, some fail. */
const busyRetry = { everyMilliseconds: 50, forMilliseconds: 2_000 }

function prepareSqliteConnection(
  connection: Database,
  done: (error: Error | null) => void,
  tryUntil = Date.now() + busyRetry.forMilliseconds,
) {
  connection.exec(pragmas, (failure) => {
    if (failure && 'code' in failure && failure.code === 'SQLITE_BUSY' && Date.now() < tryUntil) {
      setTimeout(prepareSqliteConnection, busyRetry.everyMilliseconds, connection, done, tryUntil)
      return
    }
    if (failure) return done(failure)
    connection.get<{ version: string }>('select sqlite_version() as version', (error, row) => {
      const problem = error ?? tooOld(row.version)
      if (problem) done(problem)
      else connection.exec(openSearchIndex, () => done(null))
    })
  })
}

/**
 * Run on each connection and after migrations, so that no writing transaction has to read the index first: SQLite refuses
 * such a transaction at once while another program writes. Before the first migration there is no index.
 */
export const openSearchIndex = 'select rowid from enquiry_search limit 1'

function tooOld(version: string): DatabaseUnavailable | null {
  if (version.localeCompare(oldestSqlite, 'en', { numeric: true }) >= 0) return null
  return new DatabaseUnavailable(
    'misconfigured',
    `SQLite ${version} can damage a database that two programs write to; ${oldestSqlite} or later is needed. Install the dependencies again with "npm ci".`,
  )
}
