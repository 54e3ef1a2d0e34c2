import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { EnquiryRecord } from '../models/enquiry-record.ts'
import { giveUpAt } from '../notifications.ts'
import { searchText } from '../search/search-text.ts'

/** An enquiry on its way into the database. */
export interface Submission {
  enquiry: Enquiry
  key: string | undefined
  suspicious: boolean
  /** Whether to thank the visitor by mail. */
  acknowledge: boolean
  now: Date
  reference: string
}

/**
 * Writes the submissions with their keys, audit rows and mails in one statement: the trigger of the view in
 * `database/migrations/20261125-arriving-enquiries.ts` makes the rows of each.
 */
export async function insertEnquiries(db: Knex, submissions: readonly Submission[]): Promise<void> {
  const rows = submissions.map(arrivingRow)
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const row = `(${columns.map(() => '?').join(', ')})`
  await db.raw(
    `insert into arriving_enquiries (${columns.join(', ')}) values ${rows.map(() => row).join(', ')}`,
    rows.flatMap((values) => columns.map((column) => values[column] ?? null)),
  )
}

/**
 * SHA-256 of what was sent. The key is part of it, so that equal enquiries do not show as equal. Digests are stored: every version of
 * this program must make the same one of the same content.
 */
export function digestOf(key: string, enquiry: Enquiry): string {
  const { name, dateOfBirth, email, phone, reasonForContact, message = null } = enquiry
  const sent = [key, name, dateOfBirth, email, phone, reasonForContact, message]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

type ArrivingRow = Record<string, string | boolean | null | undefined>

function arrivingRow({ enquiry, key, suspicious, acknowledge, now, reference }: Submission): ArrivingRow {
  const record = EnquiryRecord.fromJson({
    ...enquiry,
    reference,
    status: suspicious ? 'spam' : 'new',
    suspicious,
    createdAt: now.toISOString(),
    search: searchText(reference, enquiry),
  })
  return {
    ...record.$toDatabaseJson(),
    ...(key !== undefined && { key, digest: digestOf(key, enquiry) }),
    give_up_at: giveUpAt(now),
    acknowledge,
  }
}
