import {
  appendFileSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  rmSync,
} from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { whileUnfinished } from '../database/unfinished.ts'
import { errorCode } from '../schemas/error-code.ts'
import { Refusal } from './refusal.ts'
import { userName } from './user-name.ts'

/**
 * Writes a file of personal data: only its owner may read it, an existing file is never touched, and a file that could
 * not be written completely is removed.
 *
 * @throws Refusal naming the file and the remedy
 */
export async function writePrivateFile(
  path: string,
  parts: AsyncIterable<string | Uint8Array> | Iterable<string>,
): Promise<void> {
  // Nothing is awaited between this and what removes the file, so that no signal comes in between.
  const file = openNew(path)
  await whileUnfinished(
    () => rmSync(path, { force: true }),
    async () => {
      try {
        makePrivate(file, path)
        for await (const part of parts) appendFileSync(file, part)
        fsyncSync(file)
      } catch (error) {
        if (!(error instanceof Error && 'syscall' in error)) throw error
        throw new Refusal(
          'output',
          `${path} could not be written completely (${errorCode(error)}), so it was removed. Is there room on the disk?`,
        )
      } finally {
        closeSync(file)
      }
    },
  )
}

/** Throws a Refusal if a path ends without a name, as `""` or `folder/` does, or is `-`, the standard output elsewhere. */
export function requireFileName(path: string): void {
  if (path === '-')
    throw new Refusal('usage', 'Name the file to write: "-" does not stand for the standard output here.')
  if (/(?:^|\/)$/.test(path)) throw new Refusal('usage', 'The file to write has no name.')
}

/** Throws a Refusal if the file cannot be made. Called before anything is recorded about it. */
export async function requireWritable(path: string): Promise<void> {
  requireFileName(path)
  try {
    if (!lstatSync(path, { throwIfNoEntry: false })) return await access(dirname(path), constants.W_OK)
  } catch (error) {
    throw cannotCreate(path, errorCode(error))
  }
  throw cannotCreate(path, 'EEXIST')
}

/** The descriptor of a new file. */
function openNew(path: string): number {
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    throw cannotCreate(path, errorCode(error))
  }
}

function cannotCreate(path: string, code: string): Refusal {
  const reason =
    code === 'EEXIST'
      ? `${path} exists and is left as it is. Name a new file.`
      : `${resolve(path)} cannot be created (${code}). Check that its directory exists and that ${userName()} may write there.`
  return new Refusal('usage', reason)
}

/** Sets the mode whatever the umask is. Throws on disks without permissions, such as most USB sticks. */
function makePrivate(file: number, path: string): void {
  const mode = () => fstatSync(file).mode & 0o777
  if (mode() === 0o600) return
  try {
    fchmodSync(file, 0o600)
  } catch {}
  if (mode() === 0o600) return
  throw new Refusal(
    'usage',
    `${path} was not written: others could read it, because its disk does not support permissions. Choose another folder.`,
  )
}
