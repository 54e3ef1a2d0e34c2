import type { Knex } from 'knex'
import { waiting } from '../../schemas/time/waiting.ts'
import { guarded } from '../database-errors.ts'
import { pendingMails } from '../notifications.ts'
import { findEnquiries } from './find-enquiries.ts'

/** Seconds that the first enquiry without an answer has waited, and the first mail about one; 0 when none waits. */
interface LongestWaits {
  enquiry: number
  notification: number
}

export function longestWaits(db: Knex, now: Date): Promise<LongestWaits> {
  const secondsSince = (moment: string | undefined) =>
    moment === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(moment)) / 1000)
  return guarded(db, async () => {
    const [enquiry] = await findEnquiries(db, waiting, { order: 'oldest', limit: 1 })
    const mail = await pendingMails(db).orderBy('created_at').first('created_at')
    return { enquiry: secondsSince(enquiry?.createdAt), notification: secondsSince(mail?.created_at) }
  })
}
