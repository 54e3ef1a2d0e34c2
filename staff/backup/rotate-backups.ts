import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { checksumSuffix } from '../../database/backup-list.ts'
import { dropReplaced } from '../../database/copies/postgres-databases.ts'
import { errorCode } from '../../schemas/error-code.ts'
import { hour } from '../../schemas/time/durations.ts'
import { sync } from '../durable-file.ts'
import type { Places } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { allCopies, backupFolders, type Copy, copiesIn } from './backup-folders.ts'
import { readErased } from './erased-references.ts'

/** A daily backup may begin earlier in the day than the last one: the timer's delay varies, and clocks change by an hour. */
const rotationTolerance = 2 * hour

/** Removes backups that are `keepDays` old, and what restores replaced, which holds the same data. Returns what is gone. */
export async function removeOlder(
  places: Places,
  folder: string,
  keepDays: number,
  now: Date,
): Promise<string[]> {
  const copies = (await copiesIn(places, folder, keepDays)) ?? []
  // Of the data folder only what restores kept: a backup taken there by hand stays.
  const aside = folder === places.data ? [] : ((await copiesIn(places, places.data, keepDays)) ?? [])
  copies.push(...aside.filter(({ kind }) => kind === 'replaced'))
  // The second newest is spared: if the clock is wrong today, that may be the last backup with the right date.
  const [, spared] = copies.filter(({ kind }) => kind === 'backup').toReversed()
  const old = (await allCopies(places, [{ folder, keepDays, copies }])).filter(
    (copy) =>
      copy.file !== spared?.file && copy.until && copy.until.getTime() <= now.getTime() + rotationTolerance,
  )
  for (const { file, database } of old) if (!database) await removeCopy(file)
  if (old.length > 0) for (const one of new Set([folder, places.data])) await sync(one)
  const { connectionString } = places
  if (connectionString !== undefined)
    await dropReplaced(
      connectionString,
      old.flatMap(({ database }) => database ?? []),
    )
  return old.map(({ file }) => file)
}

async function removeCopy(file: string): Promise<void> {
  try {
    for (const part of ['', checksumSuffix, '-wal', '-shm', '-journal'])
      await rm(file + part, { force: true })
  } catch (error) {
    const reason = `The backup was taken, but ${file} could not be removed (${errorCode(error)}).`
    throw new Refusal('no', reason, { cause: error })
  }
}

/** Where an enquiry erased so far may still be, besides the database. */
export interface ErasedCopies {
  /** When rotation removes the last copy that may hold one. */
  erasedUntil?: Date
  /** Copies that may hold one and that rotation never removes. */
  erasedKept: string[]
  /** Folders of copies that only a backup into that folder removes. */
  erasedElsewhere: string[]
  /** Folders of backups that cannot be read now. */
  unreadable: string[]
}

/** Which copies may hold an erased enquiry, if backups are taken into this folder from now on. */
export async function holdingErased(places: Places, folder: string): Promise<ErasedCopies> {
  const last = [...(await readErased(places.data)).values()].sort().at(-1)
  if (last === undefined) return { erasedKept: [], erasedElsewhere: [], unreadable: [] }
  const folders = await backupFolders(places)
  const copies = await allCopies(places, folders)
  const holding = copies.filter(({ takenAt }) => takenAt.toISOString() <= last)
  const isElsewhere = ({ kind, file }: Copy) => kind === 'backup' && dirname(file) !== folder
  const rotated = holding.filter(({ until }) => until)
  const [erasedUntil] = rotated
    .flatMap((copy) => (isElsewhere(copy) ? [] : (copy.until ?? [])))
    .sort((a, b) => Number(b) - Number(a))
  return {
    ...(erasedUntil && { erasedUntil }),
    erasedKept: holding.filter(({ until }) => !until).map(({ file }) => file),
    erasedElsewhere: [...new Set(rotated.filter(isElsewhere).map(({ file }) => dirname(file)))],
    unreadable: folders.flatMap(({ folder, copies }) => (copies ? [] : [folder])),
  }
}
