import type { Knex } from 'knex'
import { errorCode } from '../../schemas/error-code.ts'
import { eachBatch } from '../batches.ts'
import { connectionInfo } from '../connection-info.ts'
import { guarded } from '../database-errors.ts'
import { EnquiryRecord, toStoredEnquiry } from '../models/enquiry-record.ts'
import { type SearchTerm, searchTerms, wordBreaks } from './search-terms.ts'
import { searchText } from './search-text.ts'

/** Words in more rows than this are found sooner by reading rows in order than through the index. */
const commonRows = 10_000

/** What SQLite's index says about a search: the ids of the only rows that may match or, when they are many, the query for it. */
export type Indexed = { rows: readonly number[] } | { query: string }

/** Asks SQLite's index once; undefined when it cannot help. PostgreSQL decides by itself whether to use its index. */
export async function askIndex(db: Knex, search: string): Promise<Indexed | undefined> {
  if (search === '' || connectionInfo(db).dialect === 'postgres') return undefined
  return guarded(db, async () => {
    const terms = await Promise.all(
      searchTerms(search)
        .filter(isIndexed)
        .map((term) => trigrams(db, term)),
    )
    if (terms.length === 0) return undefined
    if (terms.includes('')) return { rows: [] }
    const query = terms.join(' AND ')
    const rows: number[] = await db('enquiry_search')
      .whereRaw('enquiry_search match ?', [query])
      .limit(commonRows + 1)
      .pluck('rowid')
    return rows.length > commonRows ? { query } : { rows }
  })
}

/** Whether the index can find all spellings: it finds one or two letters only when they begin a word. */
const isIndexed = (term: SearchTerm): boolean =>
  term.every((spelling) => wordBreaks.includes(spelling.charAt(0)) || [...spelling].length > 2)

/** The index query for all three-letter parts of any one of the spellings; empty when no row has them. */
async function trigrams(db: Knex, term: SearchTerm): Promise<string> {
  const spellings = await Promise.all(
    term.map(async (spelling) => {
      const letters = [...spelling]
      if (letters.length < 3) return (await indexedWith(db, spelling)).map(quoted).join(' OR ')
      const parts = letters.slice(0, -2).map((_, index) => letters.slice(index, index + 3).join(''))
      return [...new Set(parts)].map(quoted).join(' AND ')
    }),
  )
  const found = spellings.filter(Boolean).map((parts) => `(${parts})`)
  return found.length > 0 ? `(${found.join(' OR ')})` : ''
}

const quoted = (part: string): string => `"${part.replaceAll('"', '""')}"`

/** The three-letter parts in the index with this beginning of two letters. */
async function indexedWith(db: Knex, beginning: string): Promise<string[]> {
  await db.raw(
    "create virtual table if not exists temp.enquiry_search_parts using fts5vocab('main', 'enquiry_search', 'row')",
  )
  return db('temp.enquiry_search_parts')
    .where('term', '>=', beginning)
    .where('term', '<', `${beginning}\u{10ffff}`)
    .pluck('term')
}

/** Rewrites an enquiry's search text after its details or notes were changed. */
export async function refreshSearchText(transaction: Knex, reference: string): Promise<void> {
  // All columns, not a list: when a migration runs this, columns of later ones do not exist yet.
  const row = await EnquiryRecord.query(transaction).findOne({ reference })
  if (!row) return
  const notes: string[] = await transaction('enquiry_notes')
    .where({ reference, struck: false })
    .orderBy('event_id')
    .pluck('text')
  const search = searchText(reference, toStoredEnquiry(row), notes)
  if (search !== row.search) await transaction('enquiries').where({ reference }).update({ search })
}

/** Rewrites all search texts, for a migration: what is in one, or how it is spelled, has changed. */
export async function rewriteSearchTexts(db: Knex): Promise<void> {
  for await (const rows of eachBatch<EnquiryRow>(db, db('enquiries').select('id', 'reference'), 'id'))
    for (const { reference } of rows) await refreshSearchText(db, reference)
}

type EnquiryRow = Pick<EnquiryRecord, 'id' | 'reference'>

/** What is wrong with SQLite's index; PostgreSQL looks after its own. */
export async function searchProblems(db: Knex): Promise<string[]> {
  if (connectionInfo(db).dialect === 'postgres') return []
  try {
    await db.raw(`insert into enquiry_search (enquiry_search, rank) values ('integrity-check', 1)`)
    return []
  } catch (error) {
    if (errorCode(error) !== 'SQLITE_CORRUPT') throw error
    return ['The search index does not match the enquiries.']
  }
}
