import { errorCode } from '../schemas/error-code.ts'

/**
 * Why the database cannot do its work now. `lost`: it is not there, and was backed up. `later`: a later version of this program has used it. `misconfigured`: a person must change
 * something first. `failing`: its disk answers with an error. `interrupted`: it was lost while it wrote, which may be done or not.
 */
export type UnavailableReason =
  | 'busy'
  | 'full'
  | 'failing'
  | 'unreachable'
  | 'interrupted'
  | 'missing'
  | 'lost'
  | 'damaged'
  | 'outdated'
  | 'later'
  | 'misconfigured'

/**
 * The database cannot be used: nothing was stored, unless it was interrupted. The message names the file or server, the reason and the remedy,
 * and holds no value that a visitor sent.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** A database that was backed up and is not there any more: another one in its place would hide that. */
export const lostDatabase = (what: string, whereBackups: string): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'lost',
    `${what}, although one was backed up. Check DATABASE_URL, or restore a backup with "clinic db restore <file>"; ${whereBackups}. To start afresh, create an empty one with "clinic db migrate".`,
  )

/** A file or a folder above it that this user may not look at. */
export const cannotBeReached = (path: string, cause: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'misconfigured',
    `The database ${path} cannot be reached (${errorCode(cause)}). Check the path in DATABASE_URL, and that the folders above it belong to the user that this runs as.`,
    { cause },
  )

/** True of a file of another user and of a disk gone read-only alike: SQLite does not tell them apart. */
export const readOnlyText = (path: string, code: string): string =>
  `Nothing may be written to the database ${path} (${code}): the file or its folder does not belong to the user that this runs as (give them to that user with chown), ReadWritePaths of the systemd unit does not name its folder, or its disk is read-only, as after a fault (see "dmesg", then remount it writable).`
