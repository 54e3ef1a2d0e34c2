import { errorCode } from '../schemas/error-code.ts'

/**
 * Why the database cannot do its work now. `lost`: it was backed up and no longer exists. `later`: a later version of this program
 * has used it. `misconfigured`: a person must change something first. `failing`: its disk reports an error. `interrupted`: the
 * connection was lost or the disk failed during a write, which may or may not be done.
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
 * The database cannot be used: nothing was stored, unless the reason is `interrupted`. The message names the file or server, the
 * reason and the remedy, and holds no value that a visitor sent.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Faults of the machine, its disk or its server, which say nothing about what the database holds. */
export const ofTheMachine: readonly UnavailableReason[] = ['busy', 'full', 'failing', 'unreachable']

/** For a database that was backed up and no longer exists: a new one in its place would hide that. */
export const lostDatabase = (what: string, whereBackups: string): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'lost',
    `${what}, although one was backed up. Check DATABASE_URL, or restore a backup with "clinic db restore <file>"; ${whereBackups}. To start afresh, create an empty one with "clinic db migrate".`,
  )

/** For a file, or a folder above it, that this user may not look at. */
export const cannotBeReached = (path: string, cause: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'misconfigured',
    `The database ${path} cannot be reached (${errorCode(cause)}). Check the path in DATABASE_URL, and that the folders above it belong to the user that this runs as.`,
    { cause },
  )
