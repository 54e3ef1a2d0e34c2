import { type LogLevel, logLevels } from '../schemas/settings/log-levels.ts'

/** All that a log line may hold beside time, level and event. No field is for what a visitor typed. */
export type LogFields = {
  requestId?: string
  method?: string
  /** A route of ours, never the path that was asked for. */
  route?: string
  status?: number
  durationMs?: number
  reason?: string
  errorName?: string
  errorCode?: string
  /** Source places only; an error's message may hold bound values. */
  errorPlaces?: string[]
  host?: string
  port?: number
  pages?: number
  migrations?: number
  waiting?: number
  /** Which kind of mail. */
  kind?: string
  attempt?: number
  /** Enquiries that a purge deleted. */
  deleted?: number
  /** Free on the disk of the database. */
  megabytes?: number
}

/** One method for each level; each call writes one JSON line. */
export type Log = Record<Exclude<LogLevel, 'silent'>, (event: string, fields?: LogFields) => void>

const fieldNames = {
  requestId: true,
  method: true,
  route: true,
  status: true,
  durationMs: true,
  reason: true,
  errorName: true,
  errorCode: true,
  errorPlaces: true,
  host: true,
  port: true,
  pages: true,
  migrations: true,
  waiting: true,
  kind: true,
  attempt: true,
  deleted: true,
  megabytes: true,
} satisfies Record<keyof LogFields, true>

const allowed = Object.keys(fieldNames)

/** A log that writes lines of `level` and above, with the allowed fields only, even where types let others through. */
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
      options.write(`${JSON.stringify(line, ['time', 'level', 'event', ...allowed])}\n`)
    }
  }
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}
