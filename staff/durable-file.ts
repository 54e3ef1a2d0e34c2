import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { giveToOwnerOfFolder, namesIn, sync } from '../database/data-folder.ts'
import { whileUnfinished } from '../database/unfinished.ts'
import { errorCode } from '../schemas/error-code.ts'

/** Makes a new, empty file that only its owner may read. Throws if it exists. */
export async function createPrivateFile(path: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    // Whatever the umask is.
    await handle.chmod(0o600)
    giveToOwnerOfFolder(path)
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

/** Replaces a private file as a whole; if that fails, the old one stays as it was. */
export async function replacePrivateFile(path: string, text: string): Promise<void> {
  const temporary = temporaryName(path)
  await whileUnfinished(
    () => rmSync(temporary, { force: true }),
    async () => {
      await createPrivateFile(temporary)
      await writeFile(temporary, text)
      await publishFile(temporary, path)
    },
  )
}

/** A name in the same folder that nothing else has, under which a file is written before it gets its own. */
export function temporaryName(path: string): string {
  const owner = `${process.pid}-${startOf(process.pid)}`
  return join(dirname(path), `.${basename(path)}.${owner}-${randomBytes(6).toString('hex')}.partial`)
}

/** Removes files that killed processes left under a {@link temporaryName}: they may hold personal data. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const [, pid, start] = /^\..*\.(\d+)-(?:(\d+)-)?[0-9a-z]+\.partial/.exec(name) ?? []
    if (pid && !isAlive(Number(pid), start)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Whether the same process still runs: another may have its id by now, which happens soon in a container. */
function isAlive(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  const found = startOf(pid)
  return start === undefined || found === unknownStart || start === found
}

const unknownStart = '0'

/** When a process began, in ticks since the machine started (proc(5), field 22 of stat); `unknownStart` without `/proc`. */
function startOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
    return afterName?.split(' ')[19] ?? unknownStart
  } catch {
    return unknownStart
  }
}
