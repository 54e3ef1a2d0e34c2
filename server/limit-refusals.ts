import { minute } from '../schemas/time/durations.ts'
import type { Log } from './log.ts'

const most = 100
const refusals = new Set(['enquiry_refused', 'client_gone'])

/** The same log, with a hundred lines of refusals a minute at most, and then one of how many were left out: a flood would fill the disk. */
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
