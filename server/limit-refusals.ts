import { minute } from '../schemas/time/durations.ts'
import type { Log } from './log.ts'

const most = 100
const refusals = new Set(['enquiry_refused', 'client_gone'])

/** Wraps a log to write at most a hundred refusals a minute, then how many were left out: a flood would fill the disk. */
export function limitRefusals(log: Log): Log {
  let count = 0
  const endMinute = () => {
    if (count > most) log.info('refusals_left_out', { leftOut: count - most })
    count = 0
  }
  return {
    ...log,
    info: (event, fields) => {
      if (!refusals.has(event)) return log.info(event, fields)
      if (count === 0) setTimeout(endMinute, minute).unref()
      count += 1
      if (count <= most) log.info(event, fields)
    },
  }
}
