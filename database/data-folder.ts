import { existsSync, lchownSync, mkdirSync, statSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { errorCode } from '../schemas/error-code.ts'

/** Where an installation keeps what belongs to its database: beside the SQLite file; with PostgreSQL in `var`. */
export function dataFolder(sqliteFile: string | undefined): string {
  return sqliteFile === undefined ? resolve('var') : dirname(sqliteFile)
}

/** Where mails are written as files. */
export const mailFolder = (data: string): string => join(data, 'outbox')

/**
 * Makes a folder, and missing ones above it, that only its owner may enter. One at a time, since Node's own recursive call
 * never ends when the system wrongly reports a missing parent, as below `/proc`.
 */
export function makePrivateFolder(path: string): void {
  if (existsSync(path)) return
  makePrivateFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
  giveToOwnerOfFolder(path)
}

/** Gives what root makes to the owner of the folder it is in: the service runs as that user, and could not use it otherwise. */
export function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  if (uid === 0) return
  try {
    lchownSync(path, uid, gid)
  } catch {
    // Network disks and USB sticks may not allow another owner.
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

/** The names in a folder; none if there is no such folder. */
export function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
}
