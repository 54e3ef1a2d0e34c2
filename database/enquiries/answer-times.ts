import type { Knex } from 'knex'
import type { EnquiryReason } from '../../schemas/enquiry-reason.ts'
import { answeredStatuses, type EnquiryStatus, unansweredStatuses } from '../../schemas/enquiry-status.ts'
import { guarded } from '../database-errors.ts'
import { isNotUndone } from './undo-change.ts'

/** When an enquiry was received, and when it was first answered, unless that was taken back. */
export interface ReceivedEnquiry {
  receivedAt: Date
  answeredAt?: Date
  reason: EnquiryReason
  status: EnquiryStatus
  restricted: boolean
}

interface ReceivedRow {
  id: number
  created_at: string
  reason_for_contact: EnquiryReason
  status: EnquiryStatus
  restricted: boolean | number
}

/** The enquiries received at `since` or later, or all of them, without anything personal. */
export function receivedSince(db: Knex, since?: Date): Promise<ReceivedEnquiry[]> {
  return guarded(db, async () => {
    const rows: ReceivedRow[] = await received(db, since)
      .orderBy('id')
      .select('id', 'created_at', 'reason_for_contact', 'status', 'restricted')
    const answers = new Map((await firstAnswers(db, since)).map(({ id, answered_at }) => [id, answered_at]))
    return rows.map(({ id, created_at, reason_for_contact: reason, status, restricted }) => {
      const answeredAt = answers.get(id)
      const answer = answeredAt === undefined ? {} : { answeredAt: new Date(answeredAt) }
      return { receivedAt: new Date(created_at), ...answer, reason, status, restricted: Boolean(restricted) }
    })
  })
}

interface Answer {
  id: number
  answered_at: string
}

/**
 * Moves and corrections to an answer, except those taken back or later corrected to a status without an answer. What follows an answer
 * is none: its time may be earlier, by a clock that was put right.
 */
function firstAnswers(db: Knex, since: Date | undefined): Promise<Answer[]> {
  return received(db, since)
    .join('enquiry_events as event', 'event.reference', 'enquiries.reference')
    .whereIn('event.action', ['moved', 'corrected'])
    .whereIn('event.from_status', unansweredStatuses)
    .whereIn('event.to_status', answeredStatuses)
    .whereRaw(isNotUndone('event'))
    .whereNotExists(
      db('enquiry_events as later')
        .whereRaw("later.action = 'corrected' and later.reference = event.reference and later.id > event.id")
        .whereIn('later.to_status', unansweredStatuses)
        .whereRaw(isNotUndone('later'))
        .select(db.raw('1')),
    )
    .groupBy('enquiries.id')
    .select('enquiries.id')
    .min({ answered_at: 'event.at' })
}

function received(db: Knex, since: Date | undefined) {
  const enquiries = db('enquiries')
  return since ? enquiries.where('enquiries.created_at', '>=', since.toISOString()) : enquiries
}
