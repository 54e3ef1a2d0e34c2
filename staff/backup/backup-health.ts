import { stat } from 'node:fs/promises'
import type { Knex } from 'knex'
import { freeBytesBeside } from '../../database/ballast.ts'
import { withTimeout } from '../../database/database-health.ts'
import { countEnquiries } from '../../database/enquiries/find-enquiries.ts'
import type { Places } from '../places.ts'
import { backupFolders, longestBackupAge, newestBackup, unreadableOf } from './backup-folders.ts'

/** How many backups there are, and the newest of them. */
interface BackupHealth {
  copies: number
  newest?: { file: string; takenAt: Date; bytes: number }
  /** Bytes free on the disk of the newest backup. */
  free?: number
  /** Folders of backups that cannot be read now. */
  unreadable: string[]
}

export async function backupHealth(places: Places): Promise<BackupHealth> {
  const folders = await backupFolders(places)
  const unreadable = unreadableOf(folders)
  const backups = folders.flatMap(({ copies }) => copies ?? []).filter(({ kind }) => kind === 'backup')
  const newest = newestBackup(backups)
  if (!newest) return { copies: 0, unreadable }
  const { size: bytes } = await stat(newest.file)
  const free = freeBytesBeside(newest.file)
  return { copies: backups.length, newest: { ...newest, bytes }, free, unreadable }
}

/**
 * Whether there is something to back up and no recent backup of it: nobody notices a nightly backup that fails or was never
 * switched on. True as well if that cannot be found out, or not in time, so that nobody is kept waiting; `doctor` says why.
 */
export async function backupsStopped(db: Knex, places: Places, now: Date): Promise<boolean> {
  try {
    const old = await countEnquiries(db, { until: new Date(now.getTime() - longestBackupAge) })
    // A folder on a network may hang.
    const health = await withTimeout<BackupHealth | undefined>(backupHealth(places), undefined)
    if (!health) return true
    const { newest, unreadable } = health
    return newest
      ? Math.abs(now.getTime() - newest.takenAt.getTime()) > longestBackupAge
      : unreadable.length > 0 || old > 0
  } catch {
    return true
  }
}
