import type { Knex } from 'knex'
import { connectionInfo } from './connection-info.ts'
import type { EnquiryRecord } from './models/enquiry-record.ts'
import { toStoredEnquiry } from './models/enquiry-record.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'
import { searchText } from './search-text.ts'

/** Of words in more rows than this, reading in order finds the first ones sooner than the index does. */
const commonRows = 10_000

/**
 * What the index of SQLite is asked for, so that only these rows are read; undefined where the words are too short or too
 * common. PostgreSQL decides by itself.
 */
export async function indexQuery(db: Knex, search: string): Promise<string | undefined> {
  if (connectionInfo(db).dialect === 'postgres') return undefined
  const query = searchTerms(search).flatMap(trigrams).join(' AND ')
  if (query === '') return undefined
  const candidates = db('enquiry_search')
    .select('rowid')
    .whereRaw('enquiry_search match ?', [query])
    .limit(commonRows + 1)
  const [row] = await db.from(candidates.as('candidates')).count({ count: '*' })
  return Number(row?.count) > commonRows ? undefined : query
}

/** All three-letter parts of one of the spellings; nothing when a spelling is shorter. */
function trigrams(term: SearchTerm): string[] {
  const spellings = term.map((spelling) => {
    const letters = [...spelling]
    const parts = letters.slice(0, -2).map((_, index) => letters.slice(index, index + 3).join(''))
    return [...new Set(parts)].map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ')
  })
  return spellings.includes('') ? [] : [`(${spellings.map((parts) => `(${parts})`).join(' OR ')})`]
}

/** Writes anew what a search looks through for an enquiry, after its details or notes were changed. */
export async function refreshSearchText(transaction: Knex, reference: string): Promise<void> {
  const columns = {
    dateOfBirth: 'date_of_birth',
    reasonForContact: 'reason_for_contact',
    createdAt: 'created_at',
  }
  const row: EnquiryRecord | undefined = await transaction('enquiries')
    .where({ reference })
    .first('*', columns)
  if (!row) return
  const notes: string[] = await transaction('enquiry_notes')
    .where({ reference, struck: false })
    .orderBy('event_id')
    .pluck('text')
  const search = searchText(reference, toStoredEnquiry(row), notes)
  if (search !== row.search) await transaction('enquiries').where({ reference }).update({ search })
}

/** What is wrong with the index of SQLite; PostgreSQL looks after its own. */
export async function searchProblems(db: Knex): Promise<string[]> {
  if (connectionInfo(db).dialect === 'postgres') return []
  try {
    await db.raw(`insert into enquiry_search (enquiry_search, rank) values ('integrity-check', 1)`)
    return []
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_CORRUPT')) throw error
    return ['The search index does not fit the enquiries.']
  }
}
