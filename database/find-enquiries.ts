import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import type { EnquiryReason } from '../schemas/enquiry-reason.ts'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'
import { connectionInfo } from './connection-info.ts'
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
    const rows = await newestFirst(db, filter, limit).select(storedColumns)
    return rows.map(toStoredEnquiry)
  })
}

/** The same, fetched in small parts, so that any number of them takes little memory. */
export async function* eachFound(
  db: Knex,
  filter: EnquiryFilter,
  { limit, part = 250 }: { limit?: number | undefined; part?: number } = {},
): AsyncGenerator<StoredEnquiry> {
  const ids = await idsOf(db, newestFirst(db, filter, limit).select('id').toKnexQuery())
  for (let start = 0; start < ids.length; start += part) {
    const wanted = [...ids.slice(start, start + part)]
    const rows = await guarded(db, () => EnquiryRecord.query(db).select(storedColumns).whereIn('id', wanted))
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of wanted) {
      const row = byId.get(id)
      if (row) yield toStoredEnquiry(row)
    }
  }
}

/** The ids of a query in its order, as one text, since a row for each takes ten times the memory. */
async function idsOf(db: Knex, query: Knex.QueryBuilder): Promise<Int32Array> {
  const list = { sqlite: 'group_concat(id)', postgres: "string_agg(id::text, ',')" }[
    connectionInfo(db).dialect
  ]
  const [row]: { ids: string | null }[] = await guarded(db, () =>
    db.from(query.as('found')).select(db.raw(`${list} as ids`)),
  )
  return row?.ids ? Int32Array.from(row.ids.split(','), Number) : new Int32Array()
}

function newestFirst(db: Knex, filter: EnquiryFilter, limit: number | undefined) {
  const query = matching(db, filter).orderBy('created_at', 'desc').orderBy('id', 'desc')
  return limit === undefined ? query : query.limit(limit)
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
