import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new directory that only this user can read, and its removal. */
export function temporaryDirectory(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(realpathSync(tmpdir()), 'clinic-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
