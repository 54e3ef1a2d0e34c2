import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { UniqueViolationError } from 'objection'
import { type Enquiry, enquiryFields } from '../schemas/enquiry.ts'
import { createReference } from '../schemas/enquiry-reference.ts'
import { initialStatus } from '../schemas/enquiry-status.ts'
import { guarded } from './database-errors.ts'
import { recordEvent } from './enquiry-event.ts'
import { EnquiryRecord } from './models/enquiry-record.ts'
import { IdempotencyRecord } from './models/idempotency-record.ts'
import { searchText } from './search-text.ts'

export interface StoreOptions {
  /** The same key and enquiry store once, however often they are sent. */
  idempotencyKey?: string | undefined
  /** Looked automated: kept, but as spam. */
  suspicious?: boolean | undefined
  now: Date
}

export type StoreResult = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }

const attempts = 5

/**
 * Stores an enquiry in one transaction. When the promise resolves with `stored`, it is on disk. `repeated` gives the
 * reference of the first time; `conflict` means that the key was used for another enquiry, and nothing was stored.
 *
 * @param newReference gives references; one that is taken is drawn again
 * @throws DatabaseUnavailable when nothing could be stored
 */
export function storeEnquiry(
  db: Knex,
  enquiry: Enquiry,
  options: StoreOptions,
  newReference: () => string = createReference,
): Promise<StoreResult> {
  return guarded(db, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const reference = newReference()
      try {
        await db.transaction((transaction) => insert(transaction, reference, enquiry, options))
        return { outcome: 'stored', reference }
      } catch (error) {
        if (!(error instanceof UniqueViolationError)) throw error
        if (error.table === IdempotencyRecord.tableName)
          return earlier(db, enquiry, options.idempotencyKey ?? '')
        if (attempt === attempts) throw error
      }
    }
  })
}

async function insert(transaction: Knex, reference: string, enquiry: Enquiry, options: StoreOptions) {
  const { idempotencyKey: key, suspicious = false, now } = options
  const status = suspicious ? 'spam' : initialStatus
  await EnquiryRecord.query(transaction).insert({
    ...enquiry,
    reference,
    status,
    suspicious,
    createdAt: now.toISOString(),
    search: searchText(reference, enquiry),
  })
  if (key !== undefined) {
    await IdempotencyRecord.query(transaction).insert({ key, digest: digestOf(key, enquiry), reference })
  }
  await recordEvent(transaction, { reference, action: 'received', to: status }, { actor: 'website', now })
}

/** What became of the enquiry that this key stored before. */
async function earlier(db: Knex, enquiry: Enquiry, key: string): Promise<StoreResult> {
  const row = await IdempotencyRecord.query(db).findById(key).throwIfNotFound()
  if (row.digest !== digestOf(key, enquiry)) return { outcome: 'conflict' }
  return { outcome: 'repeated', reference: row.reference }
}

/** The key is part of what is hashed, so that equal enquiries do not show as equal. */
function digestOf(key: string, enquiry: Enquiry): string {
  const values = enquiryFields.map((field) => enquiry[field] ?? null)
  return createHash('sha256')
    .update(JSON.stringify([key, ...values]))
    .digest('hex')
}
