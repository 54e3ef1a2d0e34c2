import { minute } from '../schemas/time/durations.ts'
import type { Log } from './log.ts'

const most = 100
const limited = new Set(['enquiry_refused', 'client_gone', 'enquiry_failed'])

/** Wraps a log to write at most a hundred lines a minute of each event that no rate limit stops, then how many were left out. */
export const limitLog = (log: Log): Log => ({
  ...log,
  info: limitLevel(log.info),
  error: limitLevel(log.error),
})

/** A flood would fill the disk. */
function limitLevel(write: Log['info']): Log['info'] {
  const counts = new Map<string, number>()
  const endMinute = () => {
    for (const [event, count] of counts)
      if (count > most) write('lines_left_out', { reason: event, leftOut: count - most })
    counts.clear()
  }
  return (event, fields) => {
    const isRepeated = event === 'enquiry_accepted' && fields?.reason === 'repeated'
    if (!limited.has(event) && !isRepeated) return write(event, fields)
    if (counts.size === 0) setTimeout(endMinute, minute).unref()
    const count = (counts.get(event) ?? 0) + 1
    counts.set(event, count)
    if (count <= most) write(event, fields)
  }
}
