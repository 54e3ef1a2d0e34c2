import { existsSync, lstatSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { chmod, link, rename, rm, utimes } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { connectionInfo } from '../../database/connection-info.ts'
import { type Replacing, replaceContent } from '../../database/copies/replace-content.ts'
import { giveToOwnerOfFolder, makePrivateFolder, sync } from '../../database/data-folder.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { whileUnfinished } from '../../database/unfinished.ts'
import { useDatabase } from '../../database/use-database.ts'
import { errorCode } from '../../schemas/error-code.ts'
import { temporaryName } from '../durable-file.ts'
import type { Places } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { replacedName } from './backup-folders.ts'
import { requireRoom } from './require-room.ts'
import { changedMeanwhile, inUse, wasCutOff } from './restore-words.ts'

interface SqliteRestore extends Pick<Replacing, 'restoredFile' | 'eventsSeen'> {
  now: Date
}

/** @throws Refusal when there is no room for the copy that is kept of a SQLite database, or for the database to grow */
export function requireRoomToReplace(places: Places, sqliteFile: string, restoredFile: string): void {
  const [before, after] = [statSync(sqliteFile).size, statSync(restoredFile).size]
  // If a link leads to another disk, the file grows there, and its old content is kept there until the transaction ends.
  const isHere = statSync(sqliteFile).dev === statSync(dirname(sqliteFile)).dev
  const more = isHere ? before + Math.max(0, after - before) : 0
  requireRoom(places, sqliteFile, before + more, 'To restore the backup')
}

/** Replaces the SQLite database with a restored file. Returns the names of the files kept of the old one, if there was one. */
export async function replaceSqlite(
  places: Places,
  sqliteFile: string,
  { restoredFile, eventsSeen, now }: SqliteRestore,
): Promise<string | undefined> {
  const keptAs = replacedName(sqliteFile, now)
  makePrivateFolder(places.data)
  const isInside = await overwriteContent(places, {
    restoredFile,
    keptAs,
    temporary: temporaryName(keptAs),
    eventsSeen,
  })
  const kept = isInside ? [keptAs] : await replaceUnreadable(sqliteFile, restoredFile, keptAs)
  for (const file of kept) {
    giveToOwnerOfFolder(file)
    // The backup is in place, so a failure here must not look like a failed restore.
    await Promise.allSettled([chmod(file, 0o600), utimes(file, now, now), sync(file)])
  }
  await sync(places.data).catch(() => {})
  return kept.length > 0 ? kept.join(', ') : undefined
}

/** Overwrites the content of the present database with the restored one. False if there is none that can be read. */
async function overwriteContent(places: Places, replacing: Replacing): Promise<boolean> {
  const { restoredFile, keptAs, temporary } = replacing
  const discard = () => {
    for (const ending of ['', '-journal']) rmSync(temporary + ending, { force: true })
  }
  try {
    const isDone = await useDatabase(places.databaseUrl, { create: false }, (db) => {
      requireRoomToReplace(places, connectionInfo(db).place, restoredFile)
      return whileUnfinished(discard, () => replaceContent(db, replacing))
    })
    if (!isDone) throw changedMeanwhile()
    return true
  } catch (error) {
    const cause = { cause: error }
    if (existsSync(keptAs)) throw new Refusal('databaseUnavailable', cutOff(keptAs, error), cause)
    if (!(error instanceof DatabaseUnavailable)) throw error
    if (['missing', 'lost', 'damaged'].includes(error.reason)) return false
    if (error.reason === 'busy') throw new Refusal('databaseUnavailable', inUse, cause)
    throw error
  }
}

/** Moves the restored file itself to where the old one cannot be read or is gone. Returns the files kept. */
async function replaceUnreadable(
  sqliteFile: string,
  restoredFile: string,
  keptAs: string,
): Promise<string[]> {
  const target = endOfLinks(sqliteFile)
  if (target !== sqliteFile)
    throw new Refusal('databaseUnavailable', unreadableLink(sqliteFile, target, keptAs))
  // SQLite reports no error if, on closing a file, it has no room to move the log into it.
  if (existsSync(`${restoredFile}-wal`)) throw new Refusal('databaseUnavailable', unfinished)
  await sync(restoredFile)
  const kept = await moveAside(sqliteFile, keptAs)
  await publish(restoredFile, sqliteFile, kept)
  giveToOwnerOfFolder(sqliteFile)
  return kept
}

/** Gives the restored file its name, unless a command has made a database there meanwhile; without hard links that goes unseen. */
async function publish(restoredFile: string, sqliteFile: string, kept: readonly string[]): Promise<void> {
  try {
    await link(restoredFile, sqliteFile)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new Refusal('databaseUnavailable', madeMeanwhile(kept))
    return rename(restoredFile, sqliteFile)
  }
  await rm(restoredFile).catch(() => {})
}

const madeMeanwhile = (kept: readonly string[]) =>
  `Nothing was restored: a command made a database meanwhile.${kept.length > 0 ? ` What was there before is kept as ${kept.join(', ')}.` : ''} Restore again.`

function endOfLinks(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path
  return endOfLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)))
}

const unfinished =
  'Nothing was restored: the backup could not be written whole, as where the disk is full. Free some room, and restore again.'

/** A link is left alone, since the lists of what was erased, and copies, are looked for beside it. */
const unreadableLink = (file: string, target: string, keptAs: string) =>
  `Nothing was restored: ${file} is a link to ${target}, which cannot be read. Move that file, if there is one, to ${keptAs}, and what is called like it with -wal or -journal beside that; make an empty one with: install -m 600 /dev/null '${target}'. Then restore again.`

const cutOff = (keptAs: string, error: unknown) =>
  `${wasCutOff(error)} What was there before is kept as ${keptAs}.`

/**
 * Moves a damaged database aside, and then its log or journal, even if the database itself is gone: SQLite would apply these to
 * the restored file. Returns the files kept.
 */
async function moveAside(file: string, keptAs: string): Promise<string[]> {
  for (const ending of ['', '-wal', '-journal'])
    if (existsSync(file + ending)) await rename(file + ending, keptAs + ending)
  await rm(`${file}-shm`, { force: true })
  return ['', '-wal', '-journal'].map((ending) => keptAs + ending).filter(existsSync)
}
