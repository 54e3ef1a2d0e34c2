import { realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Knex } from 'knex'
import { connectionInfo } from '../../database/connection-info.ts'
import { type AuditStamp, countEvents } from '../../database/enquiries/enquiry-event.ts'
import {
  type EnquiryExtent,
  enquiryExtent,
  holdsMoreOrNewer,
} from '../../database/enquiries/enquiry-extent.ts'
import { migrationStatus } from '../../database/migrate.ts'
import { tableNames } from '../../database/tables.ts'
import type { Places } from '../places.ts'
import type { OnProgress } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { requireBackupFile } from './backup-file.ts'
import { rememberErased } from './erased-references.ts'
import { ifReadable } from './if-readable.ts'
import { type LoadedBackup, type Verification, withLoadedBackup } from './load-backup.ts'
import { type Reapplied, reapplyPrivacy } from './reapply-privacy.ts'
import { replacePostgres } from './replace-postgres.ts'
import { replaceSqlite, requireRoomToReplace } from './replace-sqlite.ts'
import { requireNoServer } from './require-no-server.ts'

/** What a restore puts in place, and what it replaces. */
export interface Replacement {
  restoredExtent: EnquiryExtent
  replacedExtent: EnquiryExtent & { place: string }
}

interface RestoreReport extends Reapplied, Pick<Verification, 'remarks'> {
  /** The file or database that was replaced and is kept, or the log of a file that is gone. */
  keptAs: string | undefined
  /** Whether the database that was replaced showed no tables. */
  wasEmpty: boolean
  /** Undefined if there was no database that can be read. */
  replacement: Replacement | undefined
}

interface RestoreOptions {
  onProgress?: OnProgress
  /** Called when the database holds more enquiries than the backup, newer ones or later changes. If it throws, that stays in place. */
  confirmLoss: (replacement: Replacement) => Promise<void>
}

/**
 * Replaces the database with a backup and keeps what was replaced. Enquiries erased since the backup stay erased. Those
 * restricted since stay restricted if the database that is replaced can be read.
 */
export async function restoreBackup(
  places: Places,
  file: string,
  stamp: AuditStamp,
  { onProgress = () => {}, confirmLoss }: RestoreOptions,
): Promise<RestoreReport> {
  // A server is not to be stopped for a mistyped name.
  await requireBackupFile(resolve(file))
  const release = await requireNoServer(places)
  try {
    const wasEmpty = (await ifReadable(places.databaseUrl, isEmpty)) ?? false
    const eventsSeen = await ifReadable(places.databaseUrl, countEvents)
    const replaceWithLoaded = async (loaded: LoadedBackup) => {
      if (loaded.problems.length > 0) {
        throw new Refusal(
          'no',
          ['Nothing was restored: this backup cannot be used here.', ...loaded.problems].join('\n'),
        )
      }
      // The list of what was erased is beside the file, and may be beside a link to it too.
      const folders = [resolve(file), realpathSync(file)].map((path) => dirname(path))
      const reapplied = await reapplyPrivacy(places, { folders, loaded }, stamp)
      const { restoredExtent, erased } = reapplied
      const replacedExtent = await ifReadable(places.databaseUrl, async (db) => ({
        ...(await enquiryExtent(db)),
        place: connectionInfo(db).place,
      }))
      const replacement = replacedExtent && { restoredExtent, replacedExtent }
      const { sqliteFile } = places
      // Before the question: the answer must not be for nothing.
      if (replacement && sqliteFile) requireRoomToReplace(places, sqliteFile, fileOf(loaded.databaseUrl))
      if (replacement && holdsMoreOrNewer(replacedExtent, restoredExtent)) await confirmLoss(replacement)
      onProgress({ step: 'putting it in place' })
      await rememberErased(places.data, erased)
      const keptAs = await putInPlace(places, loaded.databaseUrl, stamp.now, eventsSeen)
      return { remarks: loaded.remarks, ...reapplied, wasEmpty, replacement, keptAs }
    }
    return await withLoadedBackup(places, resolve(file), replaceWithLoaded, { onProgress })
  } finally {
    await release()
  }
}

/** Whether a database shows no tables. @throws Refusal when it holds tables of another program */
async function isEmpty(db: Knex): Promise<boolean> {
  if ((await migrationStatus(db)).applied.length > 0) return false
  const tables = await tableNames(db)
  if (tables.length === 0) return true
  const named = tables.slice(0, 3).join(', ') + (tables.length > 3 ? ' and others' : '')
  throw new Refusal(
    'no',
    `Nothing was restored: ${connectionInfo(db).place} holds tables of another program (${named}). Check DATABASE_URL.`,
  )
}

function putInPlace(places: Places, databaseUrl: string, now: Date, eventsSeen: number | undefined) {
  const { sqliteFile, connectionString } = places
  if (sqliteFile === undefined) return replacePostgres(connectionString, { databaseUrl, eventsSeen, now })
  return replaceSqlite(places, sqliteFile, { restoredFile: fileOf(databaseUrl), eventsSeen, now })
}

const fileOf = (sqliteUrl: string) => sqliteUrl.replace(/^sqlite:/, '')
