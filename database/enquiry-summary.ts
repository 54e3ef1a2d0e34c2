import type { Knex } from 'knex'
import type { EnquiryReason } from '../schemas/enquiry-reason.ts'
import { answeredStatuses, type EnquiryStatus, unansweredStatuses } from '../schemas/enquiry-status.ts'
import { promiseEnds } from '../schemas/response-promise.ts'
import { guarded } from './database-errors.ts'
import { isNotUndone } from './undo-change.ts'

/** Figures about the enquiries received since a moment. */
export interface EnquirySummary {
  total: number
  byStatus: Partial<Record<EnquiryStatus, number>>
  byReason: Partial<Record<EnquiryReason, number>>
  /** How many genuine enquiries had a first answer, and how many of those within the promised time. */
  answered: number
  answeredInTime: number
}

interface Answer {
  id: number
  created_at: string
  answered_at: string
}

export function summariseEnquiries(db: Knex, since?: Date): Promise<EnquirySummary> {
  return guarded(db, async () => {
    const byStatus = await counts<EnquiryStatus>(db, 'status', since)
    const byReason = await counts<EnquiryReason>(db, 'reason_for_contact', since)
    const answers = await firstAnswers(db, since)
    const total = Object.values<number>(byStatus).reduce((sum, count) => sum + count, 0)
    return {
      total,
      byStatus,
      byReason,
      answered: answers.length,
      answeredInTime: answers.filter(inTime).length,
    }
  })
}

async function counts<Value extends string>(db: Knex, column: string, since: Date | undefined) {
  const rows: { value: Value; count: number | string }[] = await received(db, since)
    .groupBy(column)
    .select({ value: column })
    .count({ count: '*' })
  const entries = rows.map(({ value, count }) => [value, Number(count)] as const)
  return Object.fromEntries(entries) as Partial<Record<Value, number>>
}

/** Moves out of `new`, except those taken back or later corrected to a status without an answer. */
export function firstAnswers(db: Knex, since: Date | undefined): Promise<Answer[]> {
  return received(db, since)
    .join('enquiry_events as event', 'event.reference', 'enquiries.reference')
    .where({ 'event.action': 'moved', 'event.from_status': 'new' })
    .whereIn('event.to_status', answeredStatuses)
    .whereRaw(isNotUndone('event'))
    .whereNotExists(
      db('enquiry_events as later')
        .whereRaw("later.action = 'corrected' and later.reference = event.reference and later.id > event.id")
        .whereIn('later.to_status', unansweredStatuses)
        .whereRaw(isNotUndone('later'))
        .select(db.raw('1')),
    )
    .groupBy('enquiries.id', 'enquiries.created_at')
    .select('enquiries.id', 'enquiries.created_at')
    .min({ answered_at: 'event.at' })
}

function inTime({ created_at, answered_at }: Answer): boolean {
  return new Date(answered_at) <= promiseEnds(new Date(created_at))
}

function received(db: Knex, since: Date | undefined) {
  const enquiries = db('enquiries')
  return since ? enquiries.where('enquiries.created_at', '>=', since.toISOString()) : enquiries
}
