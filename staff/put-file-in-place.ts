import { existsSync, rmSync, statSync } from 'node:fs'
import { chmod, link, rename, rm, utimes } from 'node:fs/promises'
import { connectionInfo } from '../database/connection-info.ts'
import { giveToOwnerOfFolder, makePrivateFolder } from '../database/data-folder.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { replaceContent } from '../database/replace-content.ts'
import { whileUnfinished } from '../database/unfinished.ts'
import { useDatabase } from '../database/use-database.ts'
import { replacedName } from './backup-folders.ts'
import { sync, temporaryName } from './durable-file.ts'
import type { Places } from './places.ts'
import { Refusal } from './refusal.ts'
import { requireRoom } from './require-room.ts'

/** Puts a restored SQLite file in the place of the database. Returns what is kept of that, if there was one. */
export async function putFileInPlace(
  places: Places,
  sqliteFile: string,
  restored: string,
  now: Date,
): Promise<string | undefined> {
  const keptAs = replacedName(sqliteFile, now)
  makePrivateFolder(places.data)
  const isInside = await putInside(places, restored, keptAs)
  const kept = isInside ? [keptAs] : await moveAside(sqliteFile, keptAs)
  if (!isInside) {
    await sync(restored)
    await rename(restored, sqliteFile)
    giveToOwnerOfFolder(sqliteFile)
  }
  for (const file of kept) {
    giveToOwnerOfFolder(file)
    await chmod(file, 0o600)
    await utimes(file, now, now)
    await sync(file)
  }
  await sync(places.data)
  return kept.length > 0 ? kept.join(', ') : undefined
}

/** Puts the restored content into the database that is there. False where there is none that can be read. */
async function putInside(places: Places, restored: string, keptAs: string): Promise<boolean> {
  const temporary = temporaryName(keptAs)
  const discard = () => {
    for (const ending of ['', '-journal']) rmSync(temporary + ending, { force: true })
  }
  try {
    await useDatabase(places.databaseUrl, { create: false }, (db) => {
      const { place } = connectionInfo(db)
      const [before, after] = [statSync(place).size, statSync(restored).size]
      // The copy, what the file held until the transaction ends, and what it grows by.
      requireRoom(places, place, 2 * before + Math.max(0, after - before), 'To restore the backup')
      return whileUnfinished(discard, () => replaceContent(db, restored, keptAs, temporary))
    })
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

const inUse =
  'Nothing was restored: a desk or another command uses this database. Close it, and restore again.'

const cutOff = (keptAs: string, error: unknown) =>
  `The backup could not be put in place. ${error instanceof Error ? error.message : error} What was there before is kept as ${keptAs}, and should still be in place: look with "clinic doctor", and restore again.`

/**
 * Moves a damaged database aside, and a log or journal, which SQLite would otherwise apply to the restored file, also where its own
 * file is gone. The file is linked, so that a power cut leaves one database in place. Returns what is kept.
 */
async function moveAside(file: string, keptAs: string): Promise<string[]> {
  if (existsSync(file)) await link(file, keptAs)
  for (const ending of ['-wal', '-journal'])
    if (existsSync(file + ending)) await rename(file + ending, keptAs + ending)
  await rm(`${file}-shm`, { force: true })
  return ['', '-wal', '-journal'].map((ending) => keptAs + ending).filter(existsSync)
}
