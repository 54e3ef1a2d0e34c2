import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupList, checksumSuffix, readBackupList, replacedMark } from '../../database/backup-list.ts'
import { replacedDatabases } from '../../database/copies/postgres-databases.ts'
import { makePrivateFolder } from '../../database/data-folder.ts'
import { isSystemError } from '../../schemas/error-code.ts'
import { day } from '../../schemas/time/durations.ts'
import { replacePrivateFile } from '../durable-file.ts'
import { fileTimestamp, type Places } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { readHeader } from './backup-file.ts'

/** How old the newest backup may be, in milliseconds: one is taken daily, and one may be missed. */
export const longestBackupAge = 2 * day

/** A copy of the database as it was at a moment. */
export interface Copy {
  file: string
  /** `replaced`: the database that a restore replaced, which is a copy too. */
  kind: 'backup' | 'replaced'
  takenAt: Date
  /** The name of a database on a server, if the copy is not a file. */
  database?: string
  /** When rotation removes it. Without this and `leftIn` it is kept until somebody deletes it. */
  until?: Date | undefined
  /** The folder of a backup that only another backup into that folder removes, though daily ones are taken elsewhere now. */
  leftIn?: string
}

/** A folder of backups with its copies, which are undefined if it cannot be read now. */
interface BackupFolder {
  folder: string
  keepDays: number | undefined
  copies: Copy[] | undefined
}

/** Dumps of earlier releases have no milliseconds, and nothing but the name and the checksum shows that this program made them. */
const moment = String.raw`(?<date>\d{4}-\d\d-\d\dT\d\d)(?<minute>\d\d)(?<second>\d\d(?:\.\d{3}|(?=Z\.dump$))Z)`
/** File names that this program gives, with their moment. */
const ownName = new RegExp(`(?:^clinic-|\\${replacedMark})${moment}(?:\\.sqlite3|\\.dump|-wal|-journal)?$`)

const hasMilliseconds = /\.\d{3}Z/

/** Remembers that a folder holds backups, and for how many days they are kept there. */
export async function rememberFolder(
  places: Places,
  folder: string,
  keepDays: number | undefined,
): Promise<void> {
  const known = rememberedFolders(places)
  const days = keepDays ?? known[folder] ?? null
  if (folder in known && known[folder] === days) return
  makePrivateFolder(places.data)
  await replacePrivateFile(
    backupList(places.data),
    `${JSON.stringify({ ...known, [folder]: days }, null, 2)}\n`,
  )
}

/**
 * Every folder in which a backup was made. Also, if they hold copies, the default folder, to which some may have been brought,
 * and the data folder, where restores keep what they replaced.
 */
export async function backupFolders(places: Places): Promise<BackupFolder[]> {
  const known = rememberedFolders(places)
  const shortest = shortestKeeping(Object.values(known))
  const others = [places.backups, places.data].filter((folder) => !(folder in known))
  const folders = await Promise.all(
    [...Object.keys(known), ...others].map(async (folder) => {
      const keepDays = known[folder] ?? undefined
      return { folder, keepDays, copies: await copiesIn(places, folder, keepDays, shortest) }
    }),
  )
  return folders.filter(({ folder, copies }) => folder in known || copies?.length)
}

/** After how many days what a restore kept is removed: every backup with rotation removes it too, so the shortest counts. */
function shortestKeeping(keepDays: readonly (number | null | undefined)[]): number | undefined {
  const days = keepDays.flatMap((one) => one ?? [])
  return days.length > 0 ? Math.min(...days) : undefined
}

/** All copies that can be found, and the folders of backups that cannot be read now. */
export async function allCopies(places: Places): Promise<{ copies: Copy[]; unreadable: string[] }> {
  const folders = await backupFolders(places)
  const newest = takenLast(folders.flatMap(({ copies }) => copies ?? []))
  const copies = folders.flatMap(({ folder, copies = [] }) => {
    const isLeft = newest - takenLast(copies) > longestBackupAge
    return copies.map(
      (copy): Copy =>
        isLeft && copy.kind === 'backup' && copy.until ? { ...copy, until: undefined, leftIn: folder } : copy,
    )
  })
  const keptDays = shortestKeeping(folders.map(({ keepDays }) => keepDays))
  return {
    copies: [...copies, ...(await keptDatabases(places, keptDays))],
    unreadable: unreadableOf(folders),
  }
}

export const newestBackup = (copies: readonly Copy[]): Copy | undefined =>
  copies
    .filter(({ kind }) => kind === 'backup')
    .sort((a, b) => a.takenAt.getTime() - b.takenAt.getTime())
    .at(-1)

const takenLast = (copies: readonly Copy[]): number => newestBackup(copies)?.takenAt.getTime() ?? 0

export const unreadableOf = (folders: readonly BackupFolder[]): string[] =>
  folders.flatMap(({ folder, copies }) => (copies ? [] : [folder]))

/** The databases that restores on PostgreSQL kept. */
export async function keptDatabases(
  { connectionString }: Places,
  keepDays: number | undefined,
): Promise<Copy[]> {
  const databases = connectionString === undefined ? [] : await replacedDatabases(connectionString)
  return databases.map(({ name, at }) => ({
    file: `The database ${name}`,
    kind: 'replaced',
    takenAt: at,
    database: name,
    ...(keepDays && { until: new Date(at.getTime() + keepDays * day) }),
  }))
}

/**
 * All files in a folder that may be copies, oldest first; undefined if it cannot be read. Rotation removes only what this
 * program certainly made: backups after `keepDays`, and what restores kept after `keepReplacedDays`. The database in use is no
 * copy, though it may have the name of one.
 */
export async function copiesIn(
  { sqliteFile }: Places,
  folder: string,
  keepDays: number | undefined,
  keepReplacedDays = keepDays,
): Promise<Copy[] | undefined> {
  const inUse = sqliteFile && (await endOfLinks(sqliteFile))
  try {
    const names = await readdir(folder)
    // A log or a journal is part of its database file, if that is there.
    const isPart = (name: string) => {
      const [whole] = name.split(/-(?:wal|shm|journal)$/)
      return whole !== name && names.includes(String(whole))
    }
    const hasChecksum = (name: string) => names.includes(name + checksumSuffix)
    const files = names.filter(
      (name) => hasChecksum(name) || ((name.includes(replacedMark) || ownName.test(name)) && !isPart(name)),
    )
    const copies = files.map(async (name): Promise<Copy[]> => {
      if (inUse && (await endOfLinks(join(folder, name))) === inUse) return []
      // First by its name: a file brought from another machine may have the time of the copying.
      const takenAt = momentOf(name) ?? (await stat(join(folder, name))).mtime
      const kind = name.includes(replacedMark) ? 'replaced' : 'backup'
      const days = kind === 'replaced' ? keepReplacedDays : keepDays
      const isProof = hasMilliseconds.test(name) || hasChecksum(name)
      const until = days && (await isOwn(folder, name, isProof)) && new Date(takenAt.getTime() + days * day)
      return [{ file: join(folder, name), kind, takenAt, ...(until && { until }) }]
    })
    return (await Promise.all(copies)).flat().sort((a, b) => a.takenAt.getTime() - b.takenAt.getTime())
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}

const endOfLinks = (file: string) => realpath(file).catch(() => undefined)

function momentOf(name: string): Date | undefined {
  const { date, minute, second } = ownName.exec(name)?.groups ?? {}
  const at = new Date(`${date}:${minute}:${second}`)
  return at.toJSON()?.startsWith(String(date)) ? at : undefined
}

/** Whether this program made a file. Where nobody else is likely to give such a name, the name is proof; else the header is. */
async function isOwn(folder: string, name: string, isProof: boolean): Promise<boolean> {
  if (isProof && ownName.test(name)) return true
  const { isOurs = false } = await readHeader(join(folder, name)).catch(() => ({ isOurs: false }))
  return isOurs
}

/** Where a restore keeps the file that it replaced. */
export function replacedName(file: string, now: Date): string {
  return `${file}${replacedMark}${fileTimestamp(now)}`
}

/** Whether backups were made in a folder before. */
export function isRemembered(places: Places, folder: string): boolean {
  return folder in rememberedFolders(places)
}

function rememberedFolders(places: Places) {
  const known = readBackupList(places.data)
  if (known) return known
  throw new Refusal(
    'usage',
    `${backupList(places.data)} is not a list of folders any more. Put it right (every line but the last ends in a comma), or remove it: each folder is added again with its next backup.`,
  )
}
