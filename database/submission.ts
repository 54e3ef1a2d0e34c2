import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { type Enquiry, enquiryFields } from '../schemas/enquiry.ts'
import { initialStatus } from '../schemas/enquiry-status.ts'
import { EnquiryRecord } from './models/enquiry-record.ts'
import { queueNotifications } from './notifications.ts'
import { searchText } from './search-text.ts'

/** An enquiry on its way into the database. */
export interface Submission {
  enquiry: Enquiry
  key: string | undefined
  suspicious: boolean
  /** Thank the visitor by mail. */
  acknowledge: boolean
  now: Date
  newReference: () => string
}

/** Writes the submissions with their keys, audit rows and mails to send, and gives their references in the same order. */
export async function insertAll(transaction: Knex, submissions: readonly Submission[]): Promise<string[]> {
  const entries = submissions.map((submission) => ({ ...submission, reference: submission.newReference() }))
  await transaction(EnquiryRecord.tableName).insert(entries.map(enquiryRow))
  const keys = entries.flatMap(({ key, enquiry, reference }) =>
    key === undefined ? [] : [{ key, digest: digestOf(key, enquiry), reference }],
  )
  if (keys.length > 0) await transaction('idempotency_keys').insert(keys)
  await transaction('enquiry_events').insert(
    entries.map(({ reference, suspicious, now }) => ({
      reference,
      action: 'received',
      to_status: statusOf(suspicious),
      actor: 'website',
      at: now.toISOString(),
    })),
  )
  await queueNotifications(transaction, entries.flatMap(mailsAbout))
  return entries.map(({ reference }) => reference)
}

/** SHA-256 of what was sent. The key is part of it, so that equal enquiries do not show as equal. */
export function digestOf(key: string, enquiry: Enquiry): string {
  const values = enquiryFields.map((field) => enquiry[field] ?? null)
  return createHash('sha256')
    .update(JSON.stringify([key, ...values]))
    .digest('hex')
}

function enquiryRow({ enquiry, suspicious, now, reference }: Submission & { reference: string }) {
  const record = EnquiryRecord.fromJson({
    ...enquiry,
    reference,
    status: statusOf(suspicious),
    suspicious,
    createdAt: now.toISOString(),
    search: searchText(reference, enquiry),
  })
  return record.$toDatabaseJson()
}

/** Nobody is told of spam until it is restored. */
function mailsAbout({ suspicious, acknowledge, reference, now }: Submission & { reference: string }) {
  if (suspicious) return []
  const kinds = acknowledge ? (['enquiry', 'acknowledgement'] as const) : (['enquiry'] as const)
  return kinds.map((kind) => ({ kind, reference, now }))
}

function statusOf(suspicious: boolean) {
  return suspicious ? 'spam' : initialStatus
}
