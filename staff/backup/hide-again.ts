import type { Knex } from 'knex'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import {
  type EnquiryExtent,
  enquiryExtent,
  holdsAuditRow,
  lastHappened,
  newestAuditRows,
} from '../../database/enquiries/enquiry-extent.ts'
import { erasedReferences, eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { findEnquiries, findEnquiry } from '../../database/enquiries/find-enquiries.ts'
import { freeDeletedBytes } from '../../database/free-deleted-bytes.ts'
import { countAllRows } from '../../database/tables.ts'
import { useDatabase } from '../../database/use-database.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import type { Places } from '../places.ts'
import { type ErasedReferences, readErased } from './erased-references.ts'
import { ifReadable } from './if-readable.ts'
import type { LoadedBackup } from './load-backup.ts'

/** What had to be hidden again in a backup, and how much is known of it. */
export interface Hidden {
  /** Rows of each table. */
  rows: Record<string, number>
  /** What is left. */
  restored: EnquiryExtent
  /** Enquiries that the backup brought back although they had been erased; they are erased again. */
  erasedAgain: number
  /** Whether bytes of them may be left. */
  areBytesLeft: boolean
  /** Enquiries that were restricted since the backup; they are restricted again. */
  restrictedAgain: number
  /** Until when all erasures, and all restrictions, are known; ISO 8601. Absent where the backup holds nothing. */
  knownUntil?: { erasures: string; restrictions: string }
  /** All erasures that are known. */
  erased: ErasedReferences
}

/** Hides in a loaded backup what was erased or restricted since, as far as lists and the database that is there tell. */
export async function hideAgain(
  { databaseUrl, data }: Places,
  { folders, loaded }: { folders: readonly string[]; loaded: LoadedBackup },
  stamp: AuditStamp,
): Promise<Hidden> {
  const change = <Result>(work: (db: Knex) => Promise<Result>) =>
    useDatabase(loaded.databaseUrl, { create: false }, work)
  const erasedThere = await ifReadable(databaseUrl, erasedReferences)
  const restricted = await ifReadable(databaseUrl, (db) => findEnquiries(db, { restricted: true }))
  const lists = await Promise.all([...folders, data].map(readErased))
  // A command on PostgreSQL may have run in another folder.
  const erased = new Map([...lists, erasedThere ?? []].flatMap((list) => [...list]))
  // What was erased left no other row. A database that was begun anew tells nothing of what was before.
  const newest = (await change(newestAuditRows)).find(({ reference }) => !erased.has(reference ?? ''))
  const isLater = newest && (await ifReadable(databaseUrl, (db) => holdsAuditRow(db, newest)))
  const told = await change(lastHappened)
  const toldThere = isLater ? ((await ifReadable(databaseUrl, lastHappened)) ?? '') : ''
  const latest = (...moments: (string | undefined)[]) =>
    moments
      .map((one) => one ?? '')
      .sort()
      .at(-1) ?? ''
  return change(async (db) => {
    const { enquiries: erasedAgain = 0 } = await eraseRows(db, { references: [...erased.keys()] }, stamp)
    return {
      erasedAgain,
      areBytesLeft: erasedAgain > 0 && !(await freeDeletedBytes(db)),
      restored: await enquiryExtent(db),
      restrictedAgain: await restrictAgain(db, restricted ?? [], stamp),
      rows: await countAllRows(db),
      ...(told && {
        knownUntil: {
          erasures: latest(told, erasedThere && toldThere, ...erased.values()),
          restrictions: latest(told, restricted && toldThere),
        },
      }),
      erased,
    }
  })
}

async function restrictAgain(db: Knex, restricted: readonly StoredEnquiry[], stamp: AuditStamp) {
  let count = 0
  for (const { reference } of restricted) {
    if ((await findEnquiry(db, reference))?.restricted !== false) continue
    await restrictEnquiry(db, reference, true, stamp)
    count += 1
  }
  return count
}
