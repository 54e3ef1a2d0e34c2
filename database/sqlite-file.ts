import { accessSync, closeSync, constants, existsSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errorCode } from '../schemas/error-code.ts'
import { wasBackedUp, whereBackups } from './backup-list.ts'
import { giveToOwnerOfFolder, makePrivateFolder } from './data-folder.ts'
import { cannotBeReached, DatabaseUnavailable, lostDatabase } from './database-unavailable.ts'
import { openForLife, usesLog } from './sqlite-header.ts'

const readableByOthers = 0o077

/**
 * Makes sure that the database file may be opened: it exists (or is made, 0600, in a directory of mode 0700), is a
 * file, and nobody but its owner may read it, since it holds dates of birth and health details.
 *
 * @returns the absolute path
 * @throws DatabaseUnavailable naming the file and the remedy
 */
export function prepareSqliteFile(filename: string, { create }: { create: boolean }): string {
  const path = resolve(filename)
  if (create && !isThere(path)) makeFile(path)
  if (isLostFile(path)) throw lostDatabase(`There is no database at ${path}`, whereBackups(dirname(path)))
  if (!isThere(path))
    throw new DatabaseUnavailable(
      'missing',
      `There is no database at ${path}. It is created when the service first starts, or now with "clinic db migrate". If there should be one, check DATABASE_URL and the folder that this runs in.`,
    )
  for (const part of filesOf(path).filter(isOpenToOthers)) {
    throw new DatabaseUnavailable(
      'misconfigured',
      `Other users of this machine can read ${part}, which belongs to a database of personal data. Make it private with: chmod 600 ${quoted(part)}`,
    )
  }
  requireAccess(path)
  requireOwnLog(path)
  return path
}

/** Whether a database that was backed up no longer exists: an empty one in its place would hide that. */
export const isLostFile = (path: string): boolean => !isThere(path) && wasBackedUp(dirname(path))

/** How to close the files of a database, and their directory, to other users; empty when all are closed. */
export function databaseRemedies(path: string): string[] {
  return permissionRemedies([dirname(path), ...filesOf(path)])
}

/** How to close these files and directories to other users: commands, or advice when a directory is shared by all of them. */
export function permissionRemedies(paths: readonly string[]): string[] {
  const shared = paths.find(isShared)
  if (shared)
    return [
      `Keep the database in a folder of its own, because other users of this machine use ${shared} too.`,
    ]
  return paths
    .filter(isOpenToOthers)
    .map((path) => `chmod ${statSync(path).isDirectory() ? 700 : 600} ${quoted(path)}`)
}

/** A path as a shell takes it, with quotes only if it needs them. */
const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)

/** Whether a file holds nothing, or is not there. */
const isEmpty = (path: string) => !statSync(path, { throwIfNoEntry: false })?.size

const modeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0

/** Whether a folder has the sticky bit, as `/tmp` has: everybody may write there, and it must not be closed to them. */
const isShared = (path: string) => (modeOf(path) & 0o1000) !== 0

/** The database file and its logs; SQLite keeps the logs beside the file that a link leads to. */
function filesOf(path: string): string[] {
  const file = existsSync(path) ? realpathSync(path) : path
  return [file, `${file}-wal`, `${file}-shm`]
}

const isOpenToOthers = (path: string): boolean => (modeOf(path) & readableByOthers) !== 0

/** SQLite would write a log into whatever file stands beside it, and delete one beside an empty file. */
function requireOwnLog(path: string) {
  const [file, log] = filesOf(path) as [string, string]
  if (isEmpty(log) || (!isEmpty(file) && usesLog(openForLife(file)))) return
  const found = isEmpty(file)
    ? `${file} is empty, and ${log} beside it is not.`
    : `${file} is damaged, or was written over a database: ${log} beside it belongs to another file.`
  throw new DatabaseUnavailable(
    'damaged',
    `${found} Restore the latest backup with "clinic db restore <file>", which keeps both.`,
  )
}

function makeFile(path: string) {
  try {
    makePrivateFolder(dirname(path))
    closeSync(openSync(path, 'a', 0o600))
    giveToOwnerOfFolder(path)
  } catch (error) {
    throw folderNotWritable(dirname(path), error)
  }
}

function isThere(path: string): boolean {
  try {
    if (statSync(path).isFile()) return true
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return false
    throw cannotBeReached(path, error)
  }
  throw new DatabaseUnavailable(
    'misconfigured',
    `${path} is not a file. Name a database file in DATABASE_URL, for example sqlite:${path}/clinic.sqlite3`,
  )
}

function requireAccess(path: string) {
  const folder = dirname(path)
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    if (errorCode(error) === 'EROFS') throw folderNotWritable(folder, error)
    throw new DatabaseUnavailable(
      'misconfigured',
      `This user may not read and write the database ${path}. Run as the file's owner, or give the file and its directory to this user with chown.`,
      { cause: error },
    )
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw folderNotWritable(folder, error)
  }
}

/** SQLite makes its logs beside the database, and the server its lock. */
const folderNotWritable = (folder: string, cause: unknown) =>
  new DatabaseUnavailable(
    'misconfigured',
    `The folder ${folder} cannot be made or written to (${errorCode(cause)}). Run as its owner, or give it to this user with chown; under systemd name it in ReadWritePaths; remount a read-only disk. Or name a file elsewhere in DATABASE_URL.`,
    { cause },
  )
