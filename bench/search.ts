import { join } from 'node:path'
import type { Knex } from 'knex'
import { connect } from '../database/connection.ts'
import { connectionInfo } from '../database/connection-info.ts'
import { migrate } from '../database/migrate.ts'
import { EnquiryRecord } from '../database/models/enquiry-record.ts'
import { searchTerms } from '../database/search/search-terms.ts'
import { enquiryReasonValues } from '../schemas/enquiry-reason.ts'
import { listEnquiries } from '../staff/enquiries/enquiry-list.ts'
import { storeMany } from '../tests/support/many-enquiries.ts'
import { postgresBinaries, startPostgres } from '../tests/support/postgres.ts'
import { temporaryDirectory } from '../tests/support/temporary-directory.ts'
import { printTable } from './table.ts'

/** How long a first page of a search takes among a million enquiries, beside reading every row in the same run. */
const total = Number(process.argv[2] ?? 1_000_000)
const only = process.argv[3]
const now = new Date('2026-11-20T15:00:00Z')
const syllables =
  'ba be da el en fa ga he in jo ka la li ma mo na ne no pa ra ri ro sa ta te to va wi ya zo'.split(' ')
/** So many of the last enquiries are new. */
const newOnes = 500

let seed = 7
const count = (to: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * to)
}
const pick = <Value>(values: readonly Value[]): Value => values[count(values.length)] as Value
const words = Array.from({ length: 4000 }, () =>
  Array.from({ length: 2 + count(3) }, () => pick(syllables)).join(''),
)

const directory = temporaryDirectory()
const postgres = postgresBinaries() ? await startPostgres() : undefined
try {
  if (only !== 'postgres') await measure('SQLite', `sqlite:${join(directory.path, 'bench.sqlite3')}`)
  if (postgres && only !== 'sqlite') await measure('PostgreSQL', postgres.url)
} finally {
  postgres?.stop()
  directory.remove()
}

async function measure(name: string, databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl)
  try {
    await migrate(db)
    const started = performance.now()
    const sought = await fillFast(db)
    console.log(
      `\n${name}: ${total} enquiries stored in ${Math.round((performance.now() - started) / 1000)} s`,
    )
    const rows: string[][] = []
    for (const [what, search] of Object.entries({
      ...sought,
      'in every row': 'please',
      'in no row': 'zzz',
      'two letters': 'zo',
      'one letter': 'q',
    })) {
      const page = await timed(() => listEnquiries(db, { search }, { now, limit: 25 }))
      const scan = await timed(() => readAll(db, search))
      const found = page.result.isMore ? `over ${page.result.total}` : String(page.result.total)
      rows.push([what, found, String(page.time), String(scan.time), (page.time / scan.time).toFixed(2)])
    }
    printTable(['searched for', 'found', 'ms', 'reading all, ms', 'ratio'], rows)
  } finally {
    await db.destroy()
  }
}

/** Fills without waiting for the disk, and makes the index afterwards, since only the searches are measured. */
async function fillFast(db: Knex): Promise<Record<string, string>> {
  if (connectionInfo(db).dialect === 'sqlite') {
    await db.raw('pragma synchronous = off')
    const { sql } = await db('sqlite_master').where({ name: 'enquiry_search_insert' }).first('sql')
    await db.raw('drop trigger enquiry_search_insert')
    const sought = await fill(db)
    await db.raw(`insert into enquiry_search (enquiry_search) values ('rebuild')`)
    await db.raw(sql)
    return sought
  }
  const { indexdef } = await db('pg_indexes')
    .where({ indexname: 'enquiries_search_trigrams' })
    .first('indexdef')
  await db.raw('drop index enquiries_search_trigrams')
  const sought = await fill(db)
  await db.raw(indexdef)
  await db.raw('analyze')
  return sought
}

/** Inserts rows directly, and returns search words that fit the last of them. */
async function fill(db: Knex): Promise<Record<string, string>> {
  await storeMany(db, total, { before: now, change: inventedPerson })
  const last = await EnquiryRecord.query(db).orderBy('id', 'desc').limit(1).first().throwIfNotFound()
  return {
    'a name': last.name,
    'part of a number': last.phone.slice(-6),
    'a birth date': last.dateOfBirth.split('-').reverse().join('/'),
    'part of a reference': last.reference.slice(4, 8),
    'three words': (last.message ?? '').split(' ').slice(0, 3).join(' '),
  }
}

function inventedPerson(number: number) {
  const name = `${pick(words)} ${pick(words)}`
  return {
    name,
    dateOfBirth: `${1940 + count(60)}-0${1 + count(9)}-1${count(10)}`,
    email: `${name.replace(' ', '.')}@client.example`,
    phone: `07700 ${100_000 + count(900_000)}`,
    message: `${Array.from({ length: 15 + count(40) }, () => pick(words)).join(' ')}, please ring me.`,
    reasonForContact: pick(enquiryReasonValues),
    status:
      total - number <= newOnes
        ? ('new' as const)
        : pick(['contacted', 'booked', 'closed', 'closed'] as const),
  }
}

/** Looks for the same words by reading every row, in an order that no index has. */
async function readAll(db: Knex, search: string): Promise<void> {
  const rows = db('enquiries').select('reference').orderByRaw("created_at || ''").limit(25)
  for (const [spelling = ''] of searchTerms(search)) rows.whereRaw("search || '' like ?", [`%${spelling}%`])
  await rows
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; time: number }> {
  const started = performance.now()
  const result = await work()
  return { result, time: Math.max(1, Math.round(performance.now() - started)) }
}
