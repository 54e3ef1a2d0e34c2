import { stat } from 'node:fs/promises'
import { freeBytesBeside } from '../database/ballast.ts'
import { backupFolders } from './backup-folders.ts'
import type { Places } from './places.ts'
import { Refusal } from './refusal.ts'

/** How old the newest backup may be, in milliseconds: one is taken daily, and one may be missed. */
export const oldestBackup = 2 * 86_400_000

/** How many backups there are, and the newest of them. */
interface BackupHealth {
  copies: number
  newest?: { file: string; takenAt: Date; bytes: number }
  /** Bytes free on the disk of the newest. */
  free?: number
  /** Folders of backups that cannot be read now. */
  unreachable: string[]
}

export async function backupHealth(places: Places): Promise<BackupHealth> {
  const folders = await backupFolders(places)
  const unreachable = folders.flatMap(({ folder, copies }) => (copies ? [] : [folder]))
  const backups = folders.flatMap(({ copies }) => copies ?? []).filter(({ kind }) => kind === 'backup')
  const newest = backups.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime()).at(-1)
  if (!newest) return { copies: 0, unreachable }
  const { size: bytes } = await stat(newest.file)
  const free = freeBytesBeside(newest.file)
  return { copies: backups.length, newest: { ...newest, bytes }, free, unreachable }
}

/**
 * Whether backups were taken here, and none of them is recent: nobody sees a nightly one that fails. A list of folders that
 * cannot be read counts; `doctor` says why.
 */
export async function backupsStopped(places: Places, now: Date): Promise<boolean> {
  try {
    const { newest, unreachable } = await backupHealth(places)
    return newest ? now.getTime() - newest.takenAt.getTime() > oldestBackup : unreachable.length > 0
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}
