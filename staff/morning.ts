import type { Knex } from 'knex'
import { countEnquiries, findEnquiries } from '../database/find-enquiries.ts'
import { countNotifications } from '../database/notification-health.ts'
import { countSpamSince } from '../database/spam-since.ts'
import { addDays, londonDate } from '../schemas/calendar-date.ts'
import { londonMoment } from '../schemas/london-clock.ts'
import type { Today } from '../schemas/today.ts'
import { overdue, waiting } from '../schemas/waiting.ts'
import { backupsStopped } from './backup-health.ts'
import { countAhead } from './enquiry-list.ts'
import type { Places } from './places.ts'

/** What the staff need to know first. */
export async function morning(db: Knex, places: Places, now: Date, most = 5): Promise<Today> {
  const today = londonDate(now)
  const stopped = backupsStopped(places, now)
  const ringBacks = { ringBackBefore: londonMoment(addDays(today, 1), '00:00'), restricted: false }
  return {
    waiting: await countEnquiries(db, waiting),
    overdue: await countEnquiries(db, overdue(now)),
    longest: await findEnquiries(db, waiting, { order: 'oldest', limit: most }),
    ringBacks: await countEnquiries(db, ringBacks),
    ringBack: await findEnquiries(db, ringBacks, { order: 'ringBack', limit: most }),
    failedMails: (await countNotifications(db)).failed,
    backupsStopped: await stopped,
    spam: await countSpamSince(db, londonMoment(addDays(today, -1), '00:00')),
    restricted: await countEnquiries(db, { restricted: true }),
    ahead: await countAhead(db, waiting, now),
  }
}
