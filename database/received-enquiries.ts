import type { Knex } from 'knex'
import type { EnquiryReason } from '../schemas/enquiry-reason.ts'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'
import { guarded } from './database-errors.ts'
import { firstAnswers } from './enquiry-summary.ts'

/** When an enquiry was received, and when it was first answered, unless that was taken back. */
export interface ReceivedEnquiry {
  receivedAt: Date
  answeredAt?: Date
  reason: EnquiryReason
  status: EnquiryStatus
}

interface ReceivedRow {
  id: number
  created_at: string
  reason_for_contact: EnquiryReason
  status: EnquiryStatus
}

/** What was received at a moment or later, without anything personal. */
export function receivedSince(db: Knex, since: Date): Promise<ReceivedEnquiry[]> {
  return guarded(db, async () => {
    const rows: ReceivedRow[] = await db('enquiries')
      .where('created_at', '>=', since.toISOString())
      .orderBy('id')
      .select('id', 'created_at', 'reason_for_contact', 'status')
    const answers = new Map((await firstAnswers(db, since)).map(({ id, answered_at }) => [id, answered_at]))
    return rows.map(({ id, created_at, reason_for_contact: reason, status }) => {
      const answeredAt = answers.get(id)
      const answer = answeredAt === undefined ? {} : { answeredAt: new Date(answeredAt) }
      return { receivedAt: new Date(created_at), ...answer, reason, status }
    })
  })
}
