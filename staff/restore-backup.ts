import { dirname, resolve } from 'node:path'
import type { Knex } from 'knex'
import { connectionInfo } from '../database/connection-info.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { restrictEnquiry } from '../database/edit-enquiry.ts'
import type { AuditStamp } from '../database/enquiry-event.ts'
import { type EnquiryExtent, enquiryExtent, holdsMoreOrNewer } from '../database/enquiry-extent.ts'
import { erasedReferences, eraseRows } from '../database/erase-enquiries.ts'
import { findEnquiries, findEnquiry } from '../database/find-enquiries.ts'
import { freeDeletedBytes } from '../database/free-deleted-bytes.ts'
import { migrationStatus } from '../database/migrate.ts'
import { replaceDatabase, replacedDatabaseName } from '../database/postgres-databases.ts'
import { newestEvent } from '../database/replace-content.ts'
import { countAllRows, tableNames } from '../database/tables.ts'
import { useDatabase } from '../database/use-database.ts'
import { errorCode, isSystemError } from '../schemas/error-code.ts'
import type { StoredEnquiry } from '../schemas/stored-enquiry.ts'
import { type ErasedReferences, readErased, rememberErased } from './erased-references.ts'
import { type LoadedBackup, type Verification, withLoadedBackup } from './load-backup.ts'
import type { Places } from './places.ts'
import type { OnProgress } from './progress.ts'
import { changedMeanwhile, putFileInPlace } from './put-file-in-place.ts'
import { Refusal } from './refusal.ts'
import { requireNoServer } from './require-no-server.ts'

/** What a restore puts in the place of what. */
export interface Replacement {
  restored: EnquiryExtent
  replaced: EnquiryExtent & { place: string }
}

interface RestoreReport extends Pick<Verification, 'remarks' | 'rows'> {
  /** The file or database that was replaced and is kept, or the log of a file that is gone; absent where there was none. */
  keptAs?: string
  /** Whether what was replaced held none of our tables, nor others that we see. */
  wasEmpty: boolean
  /** Absent where there was no database, or none that can be read. */
  replacement?: Replacement
  /** Enquiries that the backup brought back although they had been erased; they are erased again. */
  erasedAgain: number
  /** Whether any list of what was erased was found. */
  areErasuresKnown: boolean
  /** Enquiries that were restricted since the backup; they are restricted again. */
  restrictedAgain: number
}

interface RestoreOptions {
  onProgress?: OnProgress
  /** Called when the database holds more enquiries than the backup, newer ones or later changes; throws to leave it in place. */
  confirmLoss: (replacement: Replacement) => Promise<void>
}

/**
 * Replaces the database with a backup and keeps what was replaced. Enquiries erased since the backup stay erased, and restricted
 * ones restricted where the database that is replaced can be read.
 */
export async function restoreBackup(
  places: Places,
  file: string,
  stamp: AuditStamp,
  { onProgress = () => {}, confirmLoss }: RestoreOptions,
): Promise<RestoreReport> {
  const release = await requireNoServer(places)
  try {
    const wasEmpty = (await ifReadable(places.databaseUrl, isEmptyOrOurs)) ?? false
    const decidedAt = await ifReadable(places.databaseUrl, newestEvent)
    const putBack = async (loaded: LoadedBackup) => {
      if (loaded.problems.length > 0) {
        throw new Refusal(
          'no',
          ['Nothing was restored, because the backup is not sound.', ...loaded.problems].join('\n'),
        )
      }
      const erased = new Map([
        ...(await readErased(dirname(resolve(file)))),
        ...(await readErased(places.data)),
        // A command on PostgreSQL may have run in another folder.
        ...((await ifReadable(places.databaseUrl, erasedReferences)) ?? []),
      ])
      const restricted = await ifReadable(places.databaseUrl, (db) => findEnquiries(db, { restricted: true }))
      const { restored, ...counts } = await hideAgain(loaded, erased, restricted ?? [], stamp)
      const replaced = await ifReadable(places.databaseUrl, async (db) => ({
        ...(await enquiryExtent(db)),
        place: connectionInfo(db).place,
      }))
      const replacement = replaced && { restored, replaced }
      if (replacement && holdsMoreOrNewer(replaced, restored)) await confirmLoss(replacement)
      onProgress({ step: 'putting it in place' })
      await rememberErased(places.data, erased)
      const keptAs = await putInPlace(places, loaded, stamp.now, decidedAt)
      return {
        remarks: loaded.remarks,
        ...counts,
        wasEmpty,
        areErasuresKnown: erased.size > 0,
        ...(replacement && { replacement }),
        ...(keptAs && { keptAs }),
      }
    }
    return await withLoadedBackup(places, resolve(file), putBack, { onProgress })
  } finally {
    await release()
  }
}

function hideAgain(
  { databaseUrl }: LoadedBackup,
  erased: ErasedReferences,
  restricted: readonly StoredEnquiry[],
  stamp: AuditStamp,
) {
  return useDatabase(databaseUrl, { create: false }, async (db) => {
    const { enquiries: erasedAgain = 0 } = await eraseRows(db, { references: [...erased.keys()] }, stamp)
    if (erasedAgain > 0) await freeDeletedBytes(db)
    const restored = await enquiryExtent(db)
    let restrictedAgain = 0
    for (const { reference } of restricted) {
      if ((await findEnquiry(db, reference))?.restricted !== false) continue
      await restrictEnquiry(db, reference, true, stamp)
      restrictedAgain += 1
    }
    return { erasedAgain, restrictedAgain, rows: await countAllRows(db), restored }
  })
}

/** Whether a database holds no tables that we see. @throws Refusal where it holds the tables of another program */
async function isEmptyOrOurs(db: Knex): Promise<boolean> {
  if ((await migrationStatus(db)).applied.length > 0) return false
  const tables = await tableNames(db)
  if (tables.length === 0) return true
  const named = tables.slice(0, 3).join(', ') + (tables.length > 3 ? ' and others' : '')
  throw new Refusal(
    'no',
    `Nothing was restored: ${connectionInfo(db).place} holds tables of another program (${named}). Check DATABASE_URL.`,
  )
}

async function putInPlace(
  places: Places,
  loaded: LoadedBackup,
  now: Date,
  decidedAt: number | undefined,
): Promise<string | undefined> {
  const { sqliteFile, connectionString } = places
  if (sqliteFile !== undefined)
    return putFileInPlace(places, sqliteFile, {
      restored: loaded.databaseUrl.replace(/^sqlite:/, ''),
      decidedAt,
      now,
    })
  if ((await ifReadable(places.databaseUrl, newestEvent)) !== decidedAt) throw changedMeanwhile()
  const keptAs = replacedDatabaseName(now)
  const isKept = await replaceDatabase(connectionString, loaded.databaseUrl, keptAs)
  return isKept ? keptAs : undefined
}

/** Undefined when the database is absent, damaged or of another program; one that is only out of reach now is not replaced unseen. */
async function ifReadable<Result>(databaseUrl: string, work: (db: Knex) => Promise<Result>) {
  try {
    return await useDatabase(databaseUrl, { create: false }, work)
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof DatabaseUnavailable)) throw error
    if (error instanceof DatabaseUnavailable && isOutOfReach(error)) throw error
    return undefined
  }
}

const isOutOfReach = ({ reason, cause }: DatabaseUnavailable) =>
  ['busy', 'full', 'unreachable', 'interrupted'].includes(reason) ||
  (reason === 'misconfigured' && errorCode(cause) !== noDatabase)
/** PostgreSQL's invalid_catalog_name: a restore makes the database. */
const noDatabase = '3D000'
