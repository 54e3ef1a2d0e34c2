import { type LogLevel, logLevels } from '../schemas/settings/log-levels.ts'

/** Every field of a log line after time, level and event, in the order written. None is for what a visitor typed. */
const allowed = {
  requestId: String,
  method: String,
  /** One of the service's own routes, never the path requested. */
  route: String,
  status: Number,
  durationMs: Number,
  reason: String,
  errorName: String,
  errorCode: String,
  /** Source places only; an error's message may hold bound values. */
  errorPlaces: Array<string>,
  host: String,
  port: Number,
  migrations: Number,
  waiting: Number,
  /** The kind of mail. */
  kind: String,
  attempt: Number,
  /** Enquiries that a purge deleted. */
  deleted: Number,
  /** Lines that were not written. */
  leftOut: Number,
  /** Free space on the disk of the database. */
  megabytes: Number,
}

export type LogFields = { [Name in keyof typeof allowed]?: ReturnType<(typeof allowed)[Name]> }

/** One method for each level; each call writes one JSON line. */
export type Log = Record<Exclude<LogLevel, 'silent'>, (event: string, fields?: LogFields) => void>

const written = ['time', 'level', 'event', ...Object.keys(allowed)]

/** A log that writes lines of `level` and above, with the allowed fields only, even when types let others through. */
export function createLog(options: {
  level: LogLevel
  write: (line: string) => void
  clock: () => Date
}): Log {
  const threshold = logLevels.indexOf(options.level)
  const writer = (level: keyof Log) => {
    if (logLevels.indexOf(level) < threshold) return () => {}
    return (event: string, fields: LogFields = {}) => {
      const line = { time: options.clock().toISOString(), level, event, ...fields }
      options.write(`${JSON.stringify(line, written)}\n`)
    }
  }
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}
