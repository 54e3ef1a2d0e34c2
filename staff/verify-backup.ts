import { type Verification, withLoadedBackup } from './load-backup.ts'
import type { Places } from './places.ts'

/** Restores a backup to a scratch place, reads everything in it, and removes it again. */
export function verifyBackup(places: Places, file: string): Promise<Verification> {
  return withLoadedBackup(places, file, async ({ problems, remarks, rows, sha256 }) => ({
    problems,
    remarks,
    rows,
    sha256,
  }))
}
