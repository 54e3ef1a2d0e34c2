import type { RequestHandler } from 'express'
import type { Knex } from 'knex'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { freeBytesBeside } from '../../database/ballast.ts'
import { connectionInfo } from '../../database/connection-info.ts'
import { databaseAnswers, withTimeout } from '../../database/database-health.ts'
import { longestWaits } from '../../database/enquiries/longest-waits.ts'
import { countNotifications } from '../../database/notifications.ts'
import { enquiryAddresses } from '../../schemas/enquiry-addresses.ts'
import type { Log, LogFields } from '../log.ts'
import { hashedAssets } from '../site/manifest.ts'

/** Metrics for an operator's monitoring. No label holds anything that a visitor sent. */
export interface Metrics {
  registry: Registry
  /** Counts every request with its duration. */
  observe: RequestHandler
  /** Wraps a log so that it also counts enquiries by outcome. */
  counting: (log: Log) => Log
  /** Connects the figures that only the running service knows. */
  watch: (service: Watched) => void
}

interface Watched {
  /** How many database calls of enquiries are under way. */
  databaseCalls: () => number
  canStore: () => Promise<boolean>
}

const methods = ['GET', 'HEAD', 'POST']
const ownRoutes: readonly string[] = [enquiryAddresses.post, '/healthz', '/readyz']
/** In seconds; pages are served from memory, and a stored enquiry waits for the disk. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 15]

/** The figures, or `unknown` while the database does not answer. */
const known = <Figures>(figures: Promise<Figures>, unknown: Figures): Promise<Figures> =>
  withTimeout(
    figures.catch(() => unknown),
    unknown,
  )

function freeBytesOrUnknown(file: string): number {
  try {
    return freeBytesBeside(file)
  } catch {
    return -1
  }
}

export function createMetrics(database: Knex, clock: () => Date): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'clinic_http_request_duration_seconds',
    help: 'Time from a request to the end of its reply; status gone where it was not sent whole.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const enquiries = new Counter({
    name: 'clinic_enquiries_total',
    help: 'Enquiries by what became of them.',
    labelNames: ['outcome', 'reason'],
    registers,
  })
  let watched: Watched = { databaseCalls: () => 0, canStore: async () => false }
  const gauge = (name: string, help: string, measure: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await measure())
      },
    })
  gauge('clinic_enquiries_waiting', 'Database calls of enquiries that are under way.', () =>
    watched.databaseCalls(),
  )
  gauge('clinic_ready', '1 while enquiries can be stored, else 0, as /readyz answers.', async () =>
    Number(await watched.canStore()),
  )
  const { dialect, place } = connectionInfo(database)
  if (dialect === 'sqlite')
    gauge(
      'clinic_disk_free_bytes',
      'Free on the disk of the database; -1 while the system does not tell.',
      () => freeBytesOrUnknown(place),
    )
  gauge(
    'clinic_database_latency_seconds',
    'Time of one small query; -1 while the database does not answer.',
    async () => {
      const started = performance.now()
      return (await databaseAnswers(database)) ? (performance.now() - started) / 1000 : -1
    },
  )
  new Gauge({
    name: 'clinic_longest_wait_seconds',
    help: 'How long the first enquiry without an answer has waited, and the first mail about one; 0 where none waits.',
    labelNames: ['of'],
    registers,
    async collect() {
      const waits = await known(longestWaits(database, clock()), { enquiry: -1, notification: -1 })
      for (const [of, seconds] of Object.entries(waits)) this.set({ of }, seconds)
    },
  })
  new Gauge({
    name: 'clinic_notifications',
    help: 'Mails about enquiries that are not sent: waiting, delayed beyond what is usual, or failed while the enquiry is new.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await known(countNotifications(database, clock()), {
        waiting: -1,
        delayed: -1,
        failed: -1,
      })
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count)
    },
  })
  return {
    registry,
    observe: (request, response, next) => {
      const end = duration.startTimer()
      const { path } = request
      response.once('close', () => {
        const method = methods.includes(request.method) ? request.method : 'other'
        const route = ownRoutes.includes(path) ? path : path.startsWith(hashedAssets) ? 'asset' : 'page'
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'gone'
        end({ method, route, status })
      })
      next()
    },
    counting: (log) => {
      const count = (level: keyof Log) => (event: string, fields?: LogFields) => {
        const outcome = /^enquiry_(accepted|refused|failed)$/.exec(event)?.[1]
        if (outcome) enquiries.inc({ outcome, reason: fields?.reason ?? '' })
        log[level](event, fields)
      }
      return { ...log, info: count('info'), error: count('error') }
    },
    watch: (service) => {
      watched = service
    },
  }
}
