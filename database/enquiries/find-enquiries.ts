import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import { assertNoKeysLeft } from '../../schemas/assert-no-keys-left.ts'
import type { EnquiryReason } from '../../schemas/enquiry-reason.ts'
import { type EnquiryStatus, enquiryStatuses } from '../../schemas/enquiry-status.ts'
import type { EnquiryOrder, StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { eachBatch } from '../batches.ts'
import { connectionInfo } from '../connection-info.ts'
import { guarded } from '../database-errors.ts'
import { EnquiryRecord, storedColumns, toStoredEnquiry } from '../models/enquiry-record.ts'
import { askIndex, type Indexed } from '../search/search-index.ts'
import { searchTerms } from '../search/search-terms.ts'
import { countRows } from '../tables.ts'

/** Which enquiries to find; an absent part does not restrict. */
export interface EnquiryFilter {
  statuses?: readonly EnquiryStatus[] | undefined
  reasons?: readonly EnquiryReason[] | undefined
  /** Received at this moment or later. */
  since?: Date | undefined
  /** Received before this moment. */
  until?: Date | undefined
  /** Included in the export that this event records. */
  exportedWith?: number | undefined
  /** To be rung back, at any time. */
  isRingBack?: boolean | undefined
  /** To be rung back before this moment. */
  ringBackBefore?: Date | undefined
  /** Only restricted ones, or only the others. */
  restricted?: boolean | undefined
  /** Every word occurs in the enquiry or a note on it, however it is written; see {@link searchTerms}. */
  search?: string | undefined
  /** The search index's answer, if it was already asked. */
  indexed?: Indexed | undefined
}

export interface PageOptions {
  limit?: number | undefined
  /** How many to skip. */
  offset?: number | undefined
  order?: EnquiryOrder | undefined
}

const orders: Record<Exclude<EnquiryOrder, 'waiting'>, string> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  // The folded name, which follows the reference in its two spellings: accents and capitals do not count.
  name: 'substr(search, 28, length(name)), id',
  ringBack: 'ring_back_at nulls last, id',
}

/** More rows than there can be: SQLite skips rows only where a limit is given. */
const noLimit = 2 ** 31

type Found = QueryBuilder<EnquiryRecord>

/** The matching enquiries, newest first unless another order is wanted. */
export function findEnquiries(
  db: Knex,
  filter: EnquiryFilter,
  { limit = noLimit, offset = 0, order = 'newest' }: PageOptions = {},
): Promise<StoredEnquiry[]> {
  return guarded(db, async () => {
    const indexed = await indexedFor(db, filter)
    const rowsOf = (part: EnquiryFilter, by: keyof typeof orders, count: number, skipped: number) =>
      matching(db, part, indexed).select(storedColumns).orderByRaw(orders[by]).limit(count).offset(skipped)
    if (order !== 'waiting') return (await rowsOf(filter, order, limit, offset)).map(toStoredEnquiry)
    const { waiting, others } = byWaiting(filter)
    const first = await rowsOf(waiting, 'oldest', limit, offset)
    const left = limit - first.length
    const passed =
      offset > 0 && first.length === 0 ? await matching(db, waiting, indexed).resultSize() : offset
    const rest = left === 0 ? [] : await rowsOf(others, 'newest', left, offset - passed)
    return [...first, ...rest].map(toStoredEnquiry)
  })
}

/** How many enquiries are fetched at a time. */
const partLength = 100

/** The matching enquiries, waiting ones first unless another order is wanted, fetched in small parts to take little memory. */
export async function* eachFound(
  db: Knex,
  filter: EnquiryFilter,
  { limit, offset, order = 'waiting' }: PageOptions & { limit: number; offset: number },
): AsyncGenerator<StoredEnquiry> {
  const indexed = await indexedFor(db, filter)
  const idsOf = (part: EnquiryFilter, by: keyof typeof orders) =>
    idsInOrder(db, matching(db, part, indexed).orderByRaw(orders[by]))
  const { waiting, others } = byWaiting(filter)
  const [first, rest] =
    order === 'waiting'
      ? [await idsOf(waiting, 'oldest'), await idsOf(others, 'newest')]
      : [await idsOf(filter, order), new Int32Array()]
  const ids = new Int32Array(first.length + rest.length)
  ids.set(first)
  ids.set(rest, first.length)
  for (let start = offset; start < Math.min(ids.length, offset + limit); start += partLength) {
    const wanted = [...ids.slice(start, Math.min(start + partLength, offset + limit))]
    const rows = await guarded(db, () => EnquiryRecord.query(db).select(storedColumns).whereIn('id', wanted))
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of wanted) {
      const row = byId.get(id)
      if (row) yield toStoredEnquiry(row)
    }
  }
}

/** The filter split in two: for enquiries that wait for an answer, and for all others. */
function byWaiting(filter: EnquiryFilter): Record<'waiting' | 'others', EnquiryFilter> {
  const { statuses = enquiryStatuses } = filter
  return {
    waiting: { ...filter, statuses: statuses.filter((status) => status === 'new') },
    others: { ...filter, statuses: statuses.filter((status) => status !== 'new') },
  }
}

/** The ids that a query finds, fetched as one text, since a row for each takes ten times the memory. */
async function idsInOrder(db: Knex, found: Found): Promise<Int32Array> {
  const query = found.select('id').toKnexQuery()
  const lists = { sqlite: 'group_concat(id)', postgres: "string_agg(id::text, ',')" }
  const list = db.raw(`${lists[connectionInfo(db).dialect]} as ids`)
  const [row]: { ids: string | null }[] = await guarded(db, () => db.from(query.as('found')).select(list))
  return row?.ids ? Int32Array.from(row.ids.split(','), Number) : new Int32Array()
}

/** When the order does not matter, the index finds common words sooner too. */
const inIndex =
  'inner join (select rowid as sought from enquiry_search where enquiry_search match ?) as found on found.sought = enquiries.id'

async function indexedFor(db: Knex, { indexed, search = '' }: EnquiryFilter): Promise<Indexed | undefined> {
  return indexed ?? (await askIndex(db, search))
}

/** How many enquiries match; counts no further than `most`. */
export function countEnquiries(db: Knex, filter: EnquiryFilter, most?: number): Promise<number> {
  return guarded(db, async () => {
    const indexed = await indexedFor(db, filter)
    const rows = matching(db, filter, indexed)
    if (most === undefined) return rows.resultSize()
    if (indexed && 'query' in indexed) rows.joinRaw(inIndex, [indexed.query])
    return countRows(db.from(rows.select('id').limit(most).toKnexQuery().as('found')))
  })
}

/** The matching enquiries in the order they arrived, fetched in small parts so that a long export holds up nobody. */
export async function* eachEnquiry(db: Knex, filter: EnquiryFilter): AsyncGenerator<StoredEnquiry> {
  const found = matching(db, filter).select(storedColumns)
  for await (const rows of eachBatch(db, found, 'id', partLength)) yield* rows.map(toStoredEnquiry)
}

export function findEnquiry(db: Knex, reference: string): Promise<StoredEnquiry | undefined> {
  return guarded(db, async () => {
    const row = await EnquiryRecord.query(db).select(storedColumns).findOne({ reference })
    return row && toStoredEnquiry(row)
  })
}

/** The references of the matching enquiries, oldest first; also works on a database that was not brought up to date. */
export function findReferences(db: Knex, filter: EnquiryFilter): Promise<string[]> {
  return guarded(db, () => matching(db, filter).toKnexQuery().orderByRaw(orders.oldest).pluck('reference'))
}

/** A query for the references of the matching enquiries, each beside the same further values. */
export function matchingReferences(db: Knex, filter: EnquiryFilter, values: readonly (string | number)[]) {
  const columns = values.map((value) =>
    db.raw(typeof value === 'number' ? 'cast(? as integer)' : '?', [value]),
  )
  return matching(db, filter)
    .select('reference', ...columns)
    .toKnexQuery()
}

/** The plus makes SQLite look up the events of one enquiry instead of all events of the export. */
const wasExportedWith =
  'exists (select 1 from enquiry_events event where event.reference = enquiries.reference and +event.together_with = ?)'

/** @param indexed the index's answer; used when it lists the only rows that may match */
function matching(db: Knex, filter: EnquiryFilter, indexed?: Indexed) {
  const {
    statuses,
    reasons,
    since,
    until,
    exportedWith,
    isRingBack,
    ringBackBefore,
    restricted,
    search = '',
    indexed: _,
    ...rest
  } = filter
  assertNoKeysLeft(rest)
  const query: Found = EnquiryRecord.query(db)
  if (statuses) query.whereIn('status', [...statuses])
  if (reasons) query.whereIn('reason_for_contact', [...reasons])
  if (since) query.where('created_at', '>=', since.toISOString())
  if (until) query.where('created_at', '<', until.toISOString())
  if (exportedWith !== undefined) query.whereRaw(wasExportedWith, [exportedWith])
  if (isRingBack) query.whereNotNull('ring_back_at')
  if (ringBackBefore) query.where('ring_back_at', '<', ringBackBefore.toISOString())
  if (restricted !== undefined) query.whereRaw(restricted ? 'restricted' : 'not restricted')
  if (indexed && 'rows' in indexed) query.whereRaw(`id in (${indexed.rows.join(',')})`)
  const terms = searchTerms(search)
  // A comma, say, finds nobody, not everybody.
  if (search && terms.length === 0) query.whereRaw('1 = 0')
  for (const spellings of terms) {
    query.where((either) => {
      for (const spelling of spellings)
        either.orWhereRaw("search like ? escape '\\'", [likePattern(spelling)])
    })
  }
  return query
}

/** A `LIKE` pattern for a text anywhere, with `\` as the escape character. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
