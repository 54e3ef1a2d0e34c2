import { rm } from 'node:fs/promises'
import { checksumSuffix } from '../../database/backup-list.ts'
import { dropReplaced } from '../../database/copies/postgres-databases.ts'
import { sync } from '../../database/data-folder.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { errorCode } from '../../schemas/error-code.ts'
import { type HeldBackups, heldBackups } from '../../schemas/held-backups.ts'
import { hour } from '../../schemas/time/durations.ts'
import type { Places } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { allCopies, type Copy, copiesIn, keptDatabases } from './backup-folders.ts'
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
  copies.push(...(await keptDatabases(places, keepDays)))
  const old = copies.filter(
    (copy) =>
      copy.file !== spared?.file && copy.until && copy.until.getTime() <= now.getTime() + rotationTolerance,
  )
  for (const copy of old) await removeCopy(places, copy)
  if (old.length > 0) for (const one of new Set([folder, places.data])) await sync(one)
  return old.map(({ file }) => file)
}

async function removeCopy({ connectionString }: Places, { file, database }: Copy): Promise<void> {
  try {
    if (database && connectionString !== undefined) return await dropReplaced(connectionString, database)
    for (const part of ['', checksumSuffix, '-wal', '-shm', '-journal'])
      await rm(file + part, { force: true })
  } catch (error) {
    const code = errorCode(error instanceof DatabaseUnavailable ? error.cause : error)
    const what = database ? `the database ${database}` : file
    const reason = `The backup was taken, but ${what} could not be removed (${code}).`
    throw new Refusal('no', reason, { cause: error })
  }
}

/** Copies that may hold an enquiry erased so far. */
export async function holdingErased(places: Places): Promise<HeldBackups> {
  const last = [...(await readErased(places.data)).values()].sort().at(-1)
  if (last === undefined) return heldBackups({ copies: [], unreadable: [] })
  const { copies, unreadable } = await allCopies(places)
  return heldBackups({ copies: copies.filter(({ takenAt }) => takenAt.toISOString() <= last), unreadable })
}
