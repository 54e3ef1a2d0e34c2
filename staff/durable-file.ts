import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from './refusal.ts'

/** Makes a new, empty file that only its owner may read. Fails where there is one. */
export async function createPrivateFile(path: string): Promise<void> {
  await (await open(path, 'wx', 0o600)).close()
}

/** Makes a folder, and those above it, that only its owner may enter. Node's own way never ends below `/proc`. */
export async function makePrivateFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makePrivateFolder(dirname(path))
    await mkdir(path, { mode: 0o700 })
  }
}

/** Waits until a file's bytes, or a folder's names, are on disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives a finished file its name; once this resolves, a power cut loses neither. */
export async function publishFile(temporary: string, path: string): Promise<void> {
  await sync(temporary)
  await rename(temporary, path)
  await sync(dirname(path))
}

/** Writes a whole private file, or leaves the one there is as it was. */
export async function replacePrivateFile(path: string, text: string): Promise<void> {
  const temporary = temporaryName(path)
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
  await publishFile(temporary, path)
}

const suffix = '.partial'
const abandonedAfter = 86_400_000

/** A name beside a file, under which it is made before it gets its own. */
export function temporaryName(path: string): string {
  const unique = `${process.pid}-${Date.now().toString(36)}`
  return join(dirname(path), `.${basename(path)}.${unique}${suffix}`)
}

/** Removes what a process that was killed a day ago or earlier left under a {@link temporaryName}. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!name.startsWith('.') || !name.includes(suffix)) continue
    const age = Date.now() - (await stat(path)).mtimeMs
    if (age > abandonedAfter) await rm(path, { recursive: true, force: true })
  }
}
