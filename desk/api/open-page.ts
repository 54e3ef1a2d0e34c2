import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import open from 'open'

/**
 * Opens an address in the person's browser through a private file, so that its token does not show in the list of
 * processes. Returns a function that removes the file.
 */
export async function openPage(address: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-desk-'))
  const file = join(folder, 'open-the-desk.html')
  const page = `<!doctype html><meta charset="utf-8"><title>The desk</title><meta http-equiv="refresh" content="0;url=${address}">`
  await writeFile(file, page, { mode: 0o600 })
  await open(file).catch(() => undefined)
  return () => rm(folder, { recursive: true, force: true })
}
