import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { connect } from '../../database/connection.ts'
import type { Config } from '../../schemas/settings/service-settings.ts'
import { createApp } from '../../server/create-app.ts'
import { createHttpServer, type NetworkLimits } from '../../server/http-server.ts'
import { listen } from '../../server/listen.ts'
import { createLog } from '../../server/log.ts'
import { serviceConnection } from '../../server/open-database.ts'
import { loadSite } from '../../server/site/load-site.ts'
import { serveSite } from '../../server/site/serve-site.ts'
import { exchange, type Incoming, type Outgoing } from './http-exchange.ts'
import { fixtureDist, newMigratedSqlite } from './process-run.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** The service in this process, on a free port, with the fixture site and a database, by default a SQLite file of its own. */
export type Service = {
  port: number
  server: Server
  database: Knex
  databaseFile: string
  logLines: string[]
  /** Settable, so that a rate limit's window passes at once. */
  clock: { now: Date }
  send: (outgoing?: Outgoing) => Promise<Incoming>
  /** What `/readyz` answers a second later, when an earlier answer no longer counts. */
  isReady: () => Promise<boolean>
  stop: () => Promise<void>
}

type ServiceConfig = Parameters<typeof createApp>[0]['config']

/** Limits too high to be reached by accident. */
const ampleConfig: ServiceConfig = {
  siteOrigin: undefined,
  trustProxy: false,
  limitPerAddress: 100_000,
  limitTotal: 100_000,
  acknowledge: false,
}

type Settings = Partial<Pick<Config, keyof ServiceConfig>>
type Surroundings = { databaseUrl?: string; networkLimits?: NetworkLimits; ending?: AbortSignal }

/** Starts a service for one test. */
export async function startTestService(
  settings: Settings = {},
  surroundings: Surroundings = {},
): Promise<Service> {
  const service = await openService(settings, surroundings)
  onTestFinished(() => service.stop())
  return service
}

/** A service that all tests of a file share. */
export function useTestService(settings: Settings = {}): Service {
  const service = {} as Service
  beforeAll(async () => {
    Object.assign(service, await openService(settings))
  })
  afterAll(() => service.stop())
  return service
}

async function openService(
  settings: Settings,
  { databaseUrl, networkLimits, ending }: Surroundings = {},
): Promise<Service> {
  const directory = temporaryDirectory()
  const databaseFile = join(directory.path, 'data', 'clinic.sqlite3')
  const address = databaseUrl ?? newMigratedSqlite(databaseFile)
  const database = connect(address, serviceConnection)
  const site = loadSite(fixtureDist)
  const clock = { now: new Date() }
  const logLines: string[] = []
  const log = createLog({
    level: 'debug',
    write: (line) => logLines.push(line),
    clock: () => clock.now,
  })
  const server = createHttpServer(networkLimits)
  server.on(
    'request',
    createApp({
      site: [serveSite(site)],
      database,
      config: { ...ampleConfig, ...settings },
      outbox: { undelivered: () => ({ failed: 0, delayed: 0 }) },
      clock: () => clock.now,
      log,
      ...(ending && { ending }),
    }),
  )
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  return {
    port,
    server,
    database,
    databaseFile,
    logLines,
    clock,
    send: (outgoing) => exchange(port, outgoing),
    isReady: async () => {
      clock.now = new Date(clock.now.getTime() + 1_000)
      return (await exchange(port, { path: '/readyz' })).status === 200
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.destroy()
      directory.remove()
    },
  }
}

/** Rows of a table, for looking at what was really stored. */
export async function rows(database: Knex, table: string): Promise<Record<string, unknown>[]> {
  return await database(table).select('*')
}
