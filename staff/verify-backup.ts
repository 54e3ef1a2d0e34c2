import { type Verification, withLoadedBackup } from './load-backup.ts'
import type { Places } from './places.ts'
import type { OnProgress } from './progress.ts'

/** Restores a backup to a scratch place, reads everything in it, and removes it again. */
export function verifyBackup(places: Places, file: string, onProgress?: OnProgress): Promise<Verification> {
  const verification = async ({ problems, remarks, rows, sha256 }: Verification) => ({
    problems,
    remarks,
    rows,
    sha256,
  })
  return withLoadedBackup(places, file, verification, onProgress)
}
