import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { exitCodes } from '../schemas/exit-codes.ts'
import { localAddress } from '../schemas/local-address.ts'
import { misspeltSettings } from '../schemas/settings/misspelt-settings.ts'
import { type Config, readConfig, settingNames } from '../schemas/settings/service-settings.ts'
import type { ClinicContact } from '../schemas/site-facts.ts'
import type { PublishedRetention } from '../schemas/time/retention-period.ts'
import { createApp } from './create-app.ts'
import { purgeDaily } from './daily-purge.ts'
import { errorFields } from './error-fields.ts'
import { createHttpServer } from './http-server.ts'
import { limitLog } from './limit-log.ts'
import { listen, requireFreePort } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { metricsHost, serveMetrics } from './metrics/serve-metrics.ts'
import { openDatabase } from './open-database.ts'
import { deliverySettings } from './outbox/delivery-settings.ts'
import { startOutbox } from './outbox/outbox.ts'
import { prepareShutdown } from './shutdown.ts'
import { StartFailure } from './start-failure.ts'
import { watchStorage } from './watch-storage.ts'

/** What differs between production and development: who answers the pages. */
type ServiceParts = {
  /** Serves the pages; development needs the server for its upgrade events. */
  site: (server: Server, config: Config) => ServedSite | Promise<ServedSite>
  /** Called when the service stops, to close connections that are not requests. */
  closeSite?: () => Promise<void>
}

type ServedSite = {
  handlers: RequestHandler[]
  clinic?: ClinicContact | undefined
  /** How long enquiries are kept according to the privacy policy that is served. Without this key nothing is purged. */
  retention?: PublishedRetention | undefined
}

/** Milliseconds until a stopping server answers what is left, shortly before it closes the connections. */
const shutdownDeadline = 8_750
/** Milliseconds for each step of the stop after that. */
const lastStepTimeout = 400
/** Milliseconds between checks that the npm process which started this server still runs. */
const parentCheck = 250
/** Milliseconds that a stopping server waits for the mail under way. */
const mailDeadline = 5_000

/**
 * Runs the service in this process until SIGTERM, SIGINT or SIGHUP: checks the settings, the site and the ports, migrates
 * the database, listens. When it cannot start it says why on stderr and exits with 2 (settings, site, port) or 5 (database).
 */
export async function startService(parts: ServiceParts): Promise<void> {
  try {
    await run(parts)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(error.exitCode)
  }
}

async function run({ site, closeSite }: ServiceParts): Promise<void> {
  if (process.env.npm_lifecycle_event) stopWithParent()
  // Whoever reads its output, such as a program for logs, may end before the service.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  const config = checkedConfig()
  const clock = () => new Date()
  const log = limitLog(
    createLog({ level: config.logLevel, write: (line) => process.stdout.write(line), clock }),
  )
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.error('process_failed', { reason: event, ...errorFields(error) })
      process.exit(1)
    })
  }

  const server = createHttpServer()
  const served = await site(server, config)
  const { handlers, clinic } = served
  // Before the migration: a server that cannot start must not change the database. It listens afterwards, once it can answer.
  await requireFreePort(config)
  if (config.metricsPort !== undefined)
    await requireFreePort({ host: metricsHost, port: config.metricsPort }, 'METRICS_PORT')
  const database = await openDatabase(config.databaseUrl, log)
  const outbox = startOutbox({ ...deliverySettings(config, database, log), database, clock, log, clinic })
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(database, clock)
  const shutdown = prepareShutdown(server, { log, deadlineMs: shutdownDeadline })
  const { ending } = shutdown
  server.on(
    'request',
    createApp({ site: handlers, database, config, outbox, clock, log, ending, ...(metrics && { metrics }) }),
  )

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.race([
      Promise.all([shutdown.stop(), closeSite?.(), outbox.stop(mailDeadline)]),
      pause(shutdownDeadline + lastStepTimeout),
    ])
    await Promise.race([database.destroy(), pause(lastStepTimeout)])
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)

  if (metrics) {
    const port = await serveMetrics(metrics.registry, config.metricsPort ?? 0)
    log.info('metrics_listening', { port })
  }
  const port = await listen(server, config)
  log.info('listening', { host: config.host, port })
  watchStorage(database, log)
  if ('retention' in served) purgeDaily({ database, retention: served.retention, clock, log })
  if (process.stderr.isTTY) process.stderr.write(`Open ${localAddress(config.host, port)}\n`)
}

/**
 * Stops the service, as SIGTERM would, when npm or its shell ends: a signal may end only them, and then nobody could stop the
 * server.
 */
function stopWithParent(): void {
  const ancestors = () => `${process.ppid} ${parentOfShell(process.ppid)}`
  const atStart = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === atStart) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, parentCheck)
  watch.unref()
}

/**
 * The parent of a shell, which is npm. Undefined for any other process: a shell such as bash may have made way for the server, and
 * what started npm may end. Also undefined where the system has no `/proc`.
 */
function parentOfShell(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return /^Name:\s+(?:[bd]?ash|sh|busybox)\n[\s\S]*?^PPid:\s+(\d+)/m.exec(status)?.[1]
  } catch {
    return undefined
  }
}

function checkedConfig(): Config {
  for (const warning of misspeltSettings(process.env, settingNames)) process.stderr.write(`${warning}\n`)
  const result = readConfig(process.env)
  if (result.ok) return result.config
  const lines = result.problems.map((problem) => `  ${problem}`)
  throw new StartFailure(
    exitCodes.usage,
    ['The server cannot start. Correct these environment variables:', ...lines].join('\n'),
  )
}
