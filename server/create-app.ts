import type { RequestListener } from 'node:http'
import express, { type RequestHandler } from 'express'
import type { Knex } from 'knex'
import { connectionInfo } from '../database/connection-info.ts'
import { batchSize } from '../database/enquiries/store-enquiry.ts'
import { enquiryAddresses } from '../schemas/enquiry-addresses.ts'
import { requestPath } from '../schemas/request-path.ts'
import type { Config } from '../schemas/settings/service-settings.ts'
import { concurrencyLimit } from './contacts/concurrency-limit.ts'
import { contactsRoute } from './contacts/contacts-route.ts'
import { databaseCounter, type HitCounter, memoryCounter } from './contacts/hit-counter.ts'
import { healthy, readiness, ready } from './health-routes.ts'
import { limitPipelining } from './limit-pipelining.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Outbox } from './outbox/outbox.ts'
import { sendProblem } from './problem.ts'
import { oneHost } from './security/one-host.ts'
import { securityHeaders } from './security/security-headers.ts'
import { unexpectedErrors } from './unexpected-errors.ts'

type Dependencies = {
  /** Answers every path that is not the service's own: the built site, or the development renderer. */
  site: RequestHandler[]
  database: Knex
  config: Pick<Config, 'siteOrigin' | 'trustProxy' | 'limitPerAddress' | 'limitTotal' | 'acknowledge'>
  outbox: Pick<Outbox, 'undelivered'>
  clock: () => Date
  log: Log
  /** Aborted when the service is stopping and has to answer all requests in flight. */
  ending?: AbortSignal
  /** Absent when metrics are off. */
  metrics?: Metrics
}

/**
 * How many enquiries may be on their way to the database at once: those that share the commit under way, and 200 that
 * wait for the next ones. Without a limit they would pile up while a SQLite file is locked.
 */
const maxDatabaseCalls = batchSize + 200

/** The whole service, an Express application. It opens no port and starts no timer. */
export function createApp({
  site,
  database,
  config,
  outbox,
  clock,
  log: plainLog,
  ending,
  metrics,
}: Dependencies): RequestListener {
  const app = express()
  const log = metrics?.counting(plainLog) ?? plainLog
  // One client may fill a quarter of the places, or its rate limit if that is higher, as for all visitors behind one proxy.
  const databaseCalls = concurrencyLimit(
    maxDatabaseCalls,
    Math.max(maxDatabaseCalls / 4, config.limitPerAddress),
  )
  const canStore = readiness(database, clock, log)
  metrics?.watch({ databaseCalls: databaseCalls.running, canStore })
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('query parser', false)
  app.set('trust proxy', config.trustProxy)

  if (metrics) app.use(metrics.observe)
  app.use(securityHeaders(config.siteOrigin))
  app.use(oneHost)
  app.all(
    enquiryAddresses.post,
    contactsRoute(
      {
        database,
        clock,
        siteOrigin: config.siteOrigin,
        acknowledge: config.acknowledge,
        limits: { perAddress: config.limitPerAddress, total: config.limitTotal },
        counters: counters(database),
        databaseCalls,
        ending,
      },
      log,
    ),
  )
  app.use('/api', (_request, response) => sendProblem(response, 'unknownRoute'))
  app.get('/healthz', healthy)
  app.get('/readyz', ready(canStore, outbox))
  app.use(...site)
  app.use(unexpectedErrors(log))
  return limitPipelining((request, response) => {
    request.url = requestPath(request.url ?? '')
    app(request, response)
  })
}

/** Only one server uses a SQLite file, so its own count is complete; several may use PostgreSQL, and count together there. */
function counters(database: Knex): HitCounter[] {
  const own = memoryCounter()
  return connectionInfo(database).dialect === 'postgres' ? [own, databaseCounter(database)] : [own]
}
