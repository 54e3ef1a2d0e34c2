import type { Knex } from 'knex'
import { countEnquiries, findEnquiries } from '../database/enquiries/find-enquiries.ts'
import { countSpamSince } from '../database/enquiries/spam-since.ts'
import { countNotifications } from '../database/notifications.ts'
import { addDays, londonDate } from '../schemas/time/calendar-date.ts'
import { londonMoment } from '../schemas/time/london-clock.ts'
import { overdueBefore, promiseEnds } from '../schemas/time/response-promise.ts'
import { aheadFrom, overdue, waiting } from '../schemas/time/waiting.ts'
import type { Today } from '../schemas/today.ts'
import { backupsStopped } from './backup/backup-health.ts'
import { countAhead } from './enquiries/enquiry-list.ts'
import type { Places } from './places.ts'
import { keptTooLong } from './privacy/retention.ts'
import { Refusal } from './refusal.ts'

interface Where {
  /** The folder with the built site, whose privacy policy says how long enquiries are kept. */
  root: string
  places: Places
}

/** What the staff need to know first. */
export async function morning(db: Knex, { root, places }: Where, now: Date, most: number): Promise<Today> {
  const today = londonDate(now)
  const stopped = backupsStopped(db, places, now)
  const mails = await countNotifications(db, now)
  const ringBacks = { ringBackBefore: londonMoment(addDays(today, 1), '00:00'), restricted: false }
  return {
    waiting: await countEnquiries(db, waiting),
    overdue: await countEnquiries(db, overdue(now)),
    nextDue: await nextDue(db, now),
    longest: await findEnquiries(db, waiting, { order: 'oldest', limit: most }),
    ringBacks: await countEnquiries(db, ringBacks),
    ringBack: await findEnquiries(db, ringBacks, { order: 'ringBack', limit: most }),
    failedMails: mails.failed + mails.delayed,
    backupsStopped: await stopped,
    keptTooLong: await countKeptTooLong(db, root, now),
    spam: await countSpamSince(db, londonMoment(addDays(today, -1), '00:00')),
    restricted: await countEnquiries(db, { restricted: true }),
    ahead: await countAhead(db, waiting, now),
  }
}

/** Nobody can tell when an answer is due to an enquiry dated ahead of the clock. */
async function nextDue(db: Knex, now: Date): Promise<string | undefined> {
  const notYetLate = { ...waiting, since: overdueBefore(now), until: aheadFrom(now) }
  const [next] = await findEnquiries(db, notYetLate, { order: 'oldest', limit: 1 })
  return next && promiseEnds(new Date(next.createdAt)).toISOString()
}

/** 0 while the site states no retention period of the clinic's own: nothing is deleted then, as `doctor` reports. */
async function countKeptTooLong(db: Knex, root: string, now: Date): Promise<number> {
  try {
    return (await keptTooLong(db, root, now)).count
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
}
