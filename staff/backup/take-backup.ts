import { existsSync, rmSync, statSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { backupList } from '../../database/backup-list.ts'
import { dumpPostgres } from '../../database/copies/postgres-programs.ts'
import { writeSnapshot } from '../../database/copies/sqlite-snapshot.ts'
import { makePrivateFolder, sync } from '../../database/data-folder.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { whileUnfinished } from '../../database/unfinished.ts'
import { useDatabase } from '../../database/use-database.ts'
import { errorCode } from '../../schemas/error-code.ts'
import type { HeldBackups } from '../../schemas/held-backups.ts'
import { createPrivateFile, publishFile, removeAbandoned, temporaryName } from '../durable-file.ts'
import { fileTimestamp, type Places } from '../places.ts'
import type { OnProgress } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { writeChecksum } from './backup-file.ts'
import { isRemembered, rememberFolder } from './backup-folders.ts'
import { readErased, rememberErased } from './erased-references.ts'
import { verifyBackup } from './load-backup.ts'
import { requireRoom } from './require-room.ts'
import { holdingErased, removeOlder } from './rotate-backups.ts'

interface BackupOptions {
  /** A new file, or a folder for one; by default the folder `backups` beside the database. */
  file?: string | undefined
  /** Removes what is older than so many days from the folder. */
  keepDays?: number | undefined
  now: Date
  onProgress?: OnProgress
}

interface BackupReport {
  file: string
  sha256: string
  rows: Record<string, number>
  /** Older backups that were removed. */
  removed: string[]
  /** Copies that may hold an enquiry erased so far. */
  erased: HeldBackups
}

/** Takes a backup while others read and write, and verifies it before it gets its name. */
export async function takeBackup(
  places: Places,
  { file, keepDays, now, onProgress = () => {} }: BackupOptions,
): Promise<BackupReport> {
  if (file === '') throw new Refusal('usage', 'The file or folder to write to has no name.')
  const target = targetOf(places, resolve(file ?? places.backups), now)
  const folder = dirname(target)
  if (existsSync(target))
    throw new Refusal('usage', `${target} exists and is left as it is. Name a new file.`)
  await prepareFolder(folder, places)
  if (places.sqliteFile !== undefined)
    requireRoom(places, target, bytesOf(places.sqliteFile), 'To make a backup')
  const temporary = temporaryName(target)
  const discard = () => {
    for (const ending of ['', '-journal']) rmSync(temporary + ending, { force: true })
  }
  const taken = await whileUnfinished(discard, async () => {
    try {
      onProgress({ step: 'copying' })
      await createPrivateFile(temporary)
      await writeCopy(places, temporary).catch((error: unknown) => {
        const isFull = error instanceof DatabaseUnavailable && error.reason === 'full'
        throw isFull ? notWritten(error, target, 'ENOSPC') : error
      })
      await sync(temporary)
      const { problems, rows, sha256 } = await verifyBackup(places, temporary, {
        onProgress,
        otherFolder: folder,
      })
      if (problems.length > 0) {
        throw new Refusal(
          'no',
          [`The backup was not kept, because its check failed:`, ...problems].join('\n'),
        )
      }
      await utimes(temporary, now, now)
      await rememberErased(folder, await readErased(places.data))
      await rememberFolder(places, folder, keepDays).catch((error: unknown) => {
        throw notWritten(error, backupList(places.data))
      })
      await writeChecksum(target, sha256)
      await publishFile(temporary, target)
      return { file: target, sha256, rows }
    } catch (error) {
      throw notWritten(error, target)
    }
  })
  // A database that never held an enquiry may have been made after one was lost: its backup must not cost an older one.
  const isEmpty = taken.rows.enquiry_events === 0
  const removed = keepDays === undefined || isEmpty ? [] : await removeOlder(places, folder, keepDays, now)
  return { ...taken, removed, erased: await holdingErased(places) }
}

/**
 * The file to write: a new name in a folder, even if its disk is not mounted now; otherwise the path itself.
 *
 * @throws Refusal when a new path has no ending, since that means a folder that does not exist
 */
function targetOf(places: Places, path: string, now: Date): string {
  const isFolder = path === places.backups || statSync(path, { throwIfNoEntry: false })?.isDirectory()
  if (isFolder || isRemembered(places, path))
    return join(path, `clinic-${fileTimestamp(now)}.${endingOf(places)}`)
  if (existsSync(path) || extname(path) !== '') return path
  throw new Refusal(
    'usage',
    `There is no folder ${path}. Make it first, or name a file with an ending: ${path}.${endingOf(places)}`,
  )
}

const endingOf = ({ sqliteFile }: Places) => (sqliteFile === undefined ? 'dump' : 'sqlite3')

/** Bytes of a SQLite database with its log. */
function bytesOf(file: string): number {
  const sizes = [file, `${file}-wal`].map((part) => statSync(part, { throwIfNoEntry: false })?.size ?? 0)
  return sizes.reduce((sum, size) => sum + size)
}

function notWritten(cause: unknown, target: string, code = errorCode(cause)): unknown {
  const remedy = remedies[code]
  if (!remedy) return cause
  const message = `${target} could not be written (${code}). No backup was taken. ${remedy}`
  return new Refusal('no', message, { cause })
}

const [noRoom, noRight] = [
  'Free some room there, or name a file elsewhere.',
  'Let this user write there, or name a file elsewhere.',
]

const remedies: Record<string, string> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EACCES: noRight,
  EPERM: noRight,
  EROFS:
    'Nothing may be written there: the disk is read-only, or ReadWritePaths of the systemd unit does not name it.',
  EIO: 'Its disk fails: name a file elsewhere, and see what "dmesg" says.',
}

/** Makes the folder of data and the default one in it. Another may be mistyped, or its disk not mounted. */
async function prepareFolder(folder: string, places: Places): Promise<void> {
  const isMissing = !existsSync(folder)
  if (isMissing && isRemembered(places, folder))
    throw new Refusal(
      'usage',
      `The folder ${folder} held backups and is missing. Mount its disk or, to start again there, create the folder.`,
    )
  if (isMissing && ![places.data, places.backups].includes(folder))
    throw new Refusal('usage', `There is no folder ${folder}. Make it first.`)
  try {
    makePrivateFolder(folder)
    await removeAbandoned(folder)
  } catch (error) {
    throw new Refusal(
      'usage',
      `The folder ${folder} cannot be used (${errorCode(error)}). Let this user write to it, or name a file elsewhere.`,
      { cause: error },
    )
  }
}

function writeCopy({ connectionString, databaseUrl }: Places, file: string): Promise<void> {
  if (connectionString !== undefined) return dumpPostgres(connectionString, file)
  return useDatabase(databaseUrl, { create: false }, (db) => writeSnapshot(db, file))
}
