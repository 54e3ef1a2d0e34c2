import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import type { EnquiryReason } from '../schemas/enquiry-reason.ts'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'
import { guarded } from './database-errors.ts'
import { EnquiryRecord, storedColumns, toStoredEnquiry } from './models/enquiry-record.ts'
import { searchPatterns } from './search-text.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'

/** Which enquiries are meant; a part that is absent does not restrict. */
export interface EnquiryFilter {
  statuses?: readonly EnquiryStatus[] | undefined
  reasons?: readonly EnquiryReason[] | undefined
  /** Received at this moment or later. */
  since?: Date | undefined
  /** Received before this moment. */
  until?: Date | undefined
  /** Every word occurs in reference, name, email, phone or message; capitals and accents do not matter. */
  search?: string | undefined
  /** False leaves out those whose data is only kept, true gives only these. */
  restricted?: boolean | undefined
}

/** The enquiries meant, newest first. */
export function findEnquiries(
  db: Knex,
  filter: EnquiryFilter,
  { limit }: { limit?: number | undefined } = {},
): Promise<StoredEnquiry[]> {
  return guarded(db, async () => {
    const query = matching(db, filter)
      .select(storedColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
    const rows = await (limit === undefined ? query : query.limit(limit))
    return rows.map(toStoredEnquiry)
  })
}

export function countEnquiries(db: Knex, filter: EnquiryFilter): Promise<number> {
  return guarded(db, () => matching(db, filter).resultSize())
}

/** The enquiries meant, in the order they came, fetched in small parts so that a long export holds up nobody. */
export async function* eachEnquiry(
  db: Knex,
  filter: EnquiryFilter,
  part = 500,
): AsyncGenerator<StoredEnquiry> {
  let last = 0
  for (;;) {
    const after = last
    const rows = await guarded(db, () =>
      matching(db, filter).select(storedColumns).where('id', '>', after).orderBy('id').limit(part),
    )
    yield* rows.map(toStoredEnquiry)
    if (rows.length < part) return
    last = rows.at(-1)?.id ?? last
  }
}

export function findEnquiry(db: Knex, reference: string): Promise<StoredEnquiry | undefined> {
  return guarded(db, async () => {
    const row = await EnquiryRecord.query(db).select(storedColumns).findOne({ reference })
    return row && toStoredEnquiry(row)
  })
}

/** A query for the references of the enquiries meant, each beside the same further values. */
export function matchingReferences(db: Knex, filter: EnquiryFilter, values: readonly string[]) {
  const columns = values.map((value) => db.raw('?', [value]))
  return matching(db, filter)
    .select('reference', ...columns)
    .toKnexQuery()
}

function matching(db: Knex, { statuses, reasons, since, until, search = '', restricted }: EnquiryFilter) {
  const query: QueryBuilder<EnquiryRecord> = EnquiryRecord.query(db)
  if (statuses) query.whereIn('status', [...statuses])
  if (reasons) query.whereIn('reason_for_contact', [...reasons])
  if (restricted !== undefined) query.where({ restricted })
  if (since) query.where('created_at', '>=', since.toISOString())
  if (until) query.where('created_at', '<', until.toISOString())
  for (const pattern of searchPatterns(search)) query.whereRaw("search like ? escape '\\'", [pattern])
  return query
}
