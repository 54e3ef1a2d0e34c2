import type { Knex } from 'knex'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import { type EnquiryExtent, enquiryExtent } from '../../database/enquiries/enquiry-extent.ts'
import { erasedReferences, eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { findEnquiry, findReferences } from '../../database/enquiries/find-enquiries.ts'
import { freeDeletedBytes } from '../../database/free-deleted-bytes.ts'
import { countAllRows } from '../../database/tables.ts'
import { useDatabase } from '../../database/use-database.ts'
import type { Places } from '../places.ts'
import { type ErasedReferences, readErased } from './erased-references.ts'
import { ifReadable } from './if-readable.ts'
import type { LoadedBackup } from './load-backup.ts'

/** What was erased or restricted again in a backup. */
export interface Reapplied {
  /** Rows of each table. */
  rows: Record<string, number>
  /** What the backup holds once that is erased. */
  restoredExtent: EnquiryExtent
  /** Enquiries that the backup brought back although they had been erased; they are erased again. */
  erasedAgain: number
  /** Whether bytes of them may be left in the file. */
  bytesLeft: boolean
  /** Enquiries that were restricted since the backup; they are restricted again. */
  restrictedAgain: number
  /** All erasures that are known. */
  erased: ErasedReferences
}

/** Repeats in a loaded backup the erasures and restrictions made since, as far as lists and the present database record them. */
export async function reapplyPrivacy(
  { databaseUrl, data }: Places,
  { folders, loaded }: { folders: readonly string[]; loaded: LoadedBackup },
  stamp: AuditStamp,
): Promise<Reapplied> {
  const erasedThere = await ifReadable(databaseUrl, erasedReferences)
  const restricted = await ifReadable(databaseUrl, (db) => findReferences(db, { restricted: true }))
  const lists = await Promise.all([...folders, data].map(readErased))
  // The audit as well: on PostgreSQL an erasure may have run in another working directory, whose list is not among these.
  const erased = new Map([...lists, erasedThere ?? []].flatMap((list) => [...list]))
  return useDatabase(loaded.databaseUrl, { create: false }, async (db) => {
    const { enquiries: erasedAgain = 0 } = await eraseRows(db, { references: [...erased.keys()] }, stamp)
    const bytesLeft = erasedAgain > 0 && !(await freeDeletedBytes(db))
    // Before restricting again, which counts as a change.
    const restoredExtent = await enquiryExtent(db)
    const restrictedAgain = await restrictAgain(db, restricted ?? [], stamp)
    return { erasedAgain, bytesLeft, restoredExtent, restrictedAgain, rows: await countAllRows(db), erased }
  })
}

async function restrictAgain(db: Knex, restricted: readonly string[], stamp: AuditStamp) {
  let count = 0
  for (const reference of restricted) {
    if ((await findEnquiry(db, reference))?.restricted !== false) continue
    await restrictEnquiry(db, reference, true, stamp)
    count += 1
  }
  return count
}
