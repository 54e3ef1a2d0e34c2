import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import type { LogFields } from './log.ts'

const place = /^\s+at .*?\(?([^\s()]+:\d+:\d+)\)?$/
const maxPlaces = 8
const code = /^[A-Z][A-Z0-9_]{1,40}$/

/** What may be logged about an error: its class, code and stack locations, or why the database is unavailable. Never its message. */
export function errorFields(error: unknown): Pick<LogFields, 'errorName' | 'errorCode' | 'errorPlaces'> {
  if (error instanceof DatabaseUnavailable) return { errorName: error.name, errorCode: error.reason }
  if (!(error instanceof Error)) return { errorName: typeof error }
  const errorCode =
    'code' in error && typeof error.code === 'string' && code.test(error.code) ? error.code : undefined
  return {
    errorName: error.constructor.name,
    ...(errorCode && { errorCode }),
    errorPlaces: places(error),
  }
}

function places({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const frames = start === -1 ? '' : stack.slice(start + message.length)
  return frames
    .split('\n')
    .flatMap((line) => place.exec(line)?.[1] ?? [])
    .slice(0, maxPlaces)
}
