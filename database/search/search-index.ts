import type { Knex } from 'knex'
import { errorCode } from '../../schemas/error-code.ts'
import { eachBatch } from '../batches.ts'
import { connectionInfo } from '../connection-info.ts'
import { guarded } from '../database-errors.ts'
import { EnquiryRecord, toStoredEnquiry } from '../models/enquiry-record.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'
import { searchText } from './search-text.ts'

/** Words in more rows than this are found sooner by reading rows in order than through the index. */
const commonRows = 10_000

/** What the index of SQLite says of a search: the only rows that may fit, or what it can be asked for where these are many. */
export type Indexed = { rows: readonly number[] } | { query: string }

/** Asks the index of SQLite once; undefined where it cannot help. PostgreSQL decides by itself. */
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

/** Whether the index can tell of all spellings: of one or two letters it knows those that begin a word, after a space. */
const isIndexed = (term: SearchTerm): boolean =>
  term.every((spelling) => spelling.startsWith(' ') || [...spelling].length > 2)

/** All three-letter parts of one of the spellings; nothing where no row has them. */
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

/** The three-letter parts in the index that begin with two. */
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
  // All columns, whatever they are: a migration that runs this lacks those of later ones.
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

/** What is wrong with the index of SQLite; PostgreSQL looks after its own. */
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
