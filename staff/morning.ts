import type { Knex } from 'knex'
import { countEnquiries, findEnquiries } from '../database/find-enquiries.ts'
import { countNotifications } from '../database/notifications.ts'
import { countSpamSince } from '../database/spam-since.ts'
import type { StoredEnquiry } from '../database/stored-enquiry.ts'
import { addDays, londonDate } from '../schemas/calendar-date.ts'
import { londonMoment } from '../schemas/london-clock.ts'
import { overdueBefore } from '../schemas/response-promise.ts'
import { countAhead } from './enquiry-list.ts'

/** What the staff need to know first. */
export interface Morning {
  /** How many wait for an answer. */
  waiting: number
  /** How many of them wait longer than promised. */
  overdue: number
  /** The first of those who wait, longest first. */
  longest: StoredEnquiry[]
  /** How many are to be rung back by the end of today. */
  ringBacks: number
  /** The first of them, the earliest time first. */
  ringBack: StoredEnquiry[]
  /** Mails that could not be sent. */
  failedMails: number
  /** Enquiries that became spam since yesterday began. */
  spam: number
  /** Enquiries whose data is only kept. */
  restricted: number
  /** Enquiries dated later than now. */
  ahead: number
}

export async function morning(db: Knex, now: Date, most = 5): Promise<Morning> {
  const today = londonDate(now)
  const waiting = { statuses: ['new'], restricted: false } as const
  const ringBacks = { ringBackBefore: londonMoment(addDays(today, 1), '00:00'), restricted: false }
  return {
    waiting: await countEnquiries(db, waiting),
    overdue: await countEnquiries(db, { ...waiting, until: overdueBefore(now) }),
    longest: await findEnquiries(db, waiting, { order: 'oldest', limit: most }),
    ringBacks: await countEnquiries(db, ringBacks),
    ringBack: await findEnquiries(db, ringBacks, { order: 'ringBack', limit: most }),
    failedMails: (await countNotifications(db)).failed,
    spam: await countSpamSince(db, londonMoment(addDays(today, -1), '00:00')),
    restricted: await countEnquiries(db, { restricted: true }),
    ahead: await countAhead(db, {}, now),
  }
}
