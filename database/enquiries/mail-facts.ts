import type { Knex } from 'knex'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { overdue } from '../../schemas/time/waiting.ts'
import { guarded } from '../database-errors.ts'
import { findReferences } from './find-enquiries.ts'

/** What a mail about an enquiry needs of it; undefined when it was erased meanwhile or is restricted. */
export function enquiryForMail(
  db: Knex,
  reference: string,
): Promise<{ status: EnquiryStatus; email: string; createdAt: string } | undefined> {
  return guarded(db, () =>
    db('enquiries')
      .where({ reference, restricted: false })
      .first({ status: 'status', email: 'email', createdAt: 'created_at' }),
  )
}

/** References of enquiries that have waited too long for an answer, and of unanswered ones whose mail to the clinic failed. */
export interface Attention {
  overdue: string[]
  failed: string[]
}

/** What the daily mail names. Restricted enquiries are left out. */
export function needingAttention(db: Knex, now: Date): Promise<Attention> {
  return guarded(db, async () => ({
    overdue: await findReferences(db, overdue(now)),
    failed: await db('notifications as mail')
      .join('enquiries', 'enquiries.reference', 'mail.reference')
      .where({ kind: 'enquiry', state: 'failed', status: 'new', restricted: false })
      .orderBy('mail.id')
      .pluck('mail.reference'),
  }))
}
