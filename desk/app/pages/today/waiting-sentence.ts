import { counted, withCommas } from '../../../../schemas/counted.ts'
import type { Today } from '../../../../schemas/today.ts'
import { atMoment } from '../../parts/time-words.ts'

/** The morning in a sentence: `3 enquiries are waiting; the next answer is due at 14:20`. */
export function waitingSentence({ waiting, overdue, nextDue }: Today, now: Date): string {
  if (waiting === 0) return 'Nobody is waiting for an answer'
  const who = counted(waiting, 'enquiry is waiting', 'enquiries are waiting')
  const late = overdue === 0 ? '' : `, ${share(overdue, waiting)}longer than promised`
  if (nextDue === undefined || new Date(nextDue) <= now) return who + late
  return `${who}${late}; the next answer is due ${atMoment(new Date(nextDue), now)}`
}

function share(some: number, all: number): string {
  if (some < all) return `${withCommas(some)} `
  return { 1: '', 2: 'both ' }[all] ?? 'all '
}
