import type { Knex } from 'knex'
import { DBError } from 'objection'
import { freeBallast } from './ballast.ts'
import { connectionInfo, requireSameFile } from './connection-info.ts'
import { DatabaseUnavailable, type UnavailableReason } from './database-unavailable.ts'

/**
 * Runs database work so that an unusable database surfaces as {@link DatabaseUnavailable}; other errors pass through. When the
 * disk is full, which SQLite may report as a disk error, it removes the ballast and retries once: the work must be all or nothing.
 */
export async function guarded<Result>(db: Knex, work: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await guardedOnce(db, work)
  } catch (error) {
    // A statement that is retried alone would no longer be part of its transaction.
    const canRetry =
      error instanceof DatabaseUnavailable && ['full', 'failing'].includes(error.reason) && !db.isTransaction
    const { dialect, place } = connectionInfo(db)
    if (!canRetry || dialect === 'postgres' || !freeBallast(place)) throw error
    return guardedOnce(db, work)
  }
}

/** Like {@link guarded} without the retry: for work that no visitor waits for, or that needs more room than the ballast has. */
export async function guardedOnce<Result>(db: Knex, work: () => PromiseLike<Result>): Promise<Result> {
  const info = connectionInfo(db)
  try {
    requireSameFile(info)
    return await work()
  } catch (error) {
    throw asUnavailable(error, info.place)
  }
}

/** A message for the clinic about one database and one error code. */
type Explain = (place: string, code: string) => string

const explanations = {
  busy: (place, code) =>
    `The database ${place} is in use by another program (${code}). Try again in a moment; if that lasts, find and stop the program that holds it.`,
  full: (place, code) =>
    `There is no room to write to the database ${place} (${code}). Free space on its disk; nothing already stored is lost.`,
  failing: (place, code) =>
    `The disk does not read or write the database ${place} (${code}): it fails, is full, or is read-only since a fault, as "dmesg" then says. Free space on it, or remount it writable; from one that fails move the file away, and restore the latest backup.`,
  unreachable: (place, code) =>
    `The database ${place} does not answer (${code}). Check that it is running and that its address is right.`,
  damaged: (place, code) =>
    `${place} is damaged or is not a database (${code}). Move it aside, keep it, and restore the latest backup.`,
  outdated: (place) =>
    `The database ${place} lacks tables that this version needs. Bring it up to date by restarting the service, or with "clinic db migrate" while none runs.`,
  misconfigured: (place, code) =>
    `The database ${place} refuses this user (${code}). Check the file's permissions, or in DATABASE_URL the user, its rights, its password and sslmode.`,
} satisfies Partial<Record<UnavailableReason, Explain>>

type Reason = keyof typeof explanations

/**
 * What an error code means to the clinic, and a more exact message for some: SQLite's result codes, PostgreSQL's SQLSTATEs (documentation
 * appendix A), the system's codes, and what Node's TLS finds wrong with a server's certificate.
 */
const faults: [RegExp, Reason, Explain?][] = [
  [/^(?:SQLITE_BUSY|SQLITE_LOCKED|40001|40P01|55006|55P03|57014)$/, 'busy'],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^(?:SQLITE_IOERR|EIO)$/, 'failing'],
  [/^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)$/, 'damaged'],
  [/^(?:SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH|55000)$/, 'misconfigured'],
  [/^(?:ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|ENOENT|08\w{3}|57P\d\d)$/, 'unreachable'],
  [/^(?:42P01|42703)$/, 'outdated'],
  [
    /^3D000$/,
    'misconfigured',
    (place) =>
      `There is no database ${place}. Make an empty one, for example with "createdb", or correct its address.`,
  ],
  [
    /^25006$/,
    'misconfigured',
    (place) =>
      `The database ${place} is read-only (25006): it is a standby, or was set so. Make it writable, or give DATABASE_URL the address of one that is.`,
  ],
  [
    /^42501$/,
    'misconfigured',
    (place) =>
      `The database ${place} does not allow this user to do that (42501). Give it the right: to its own tables, and to take and try backups CREATEDB and to connect to the database postgres.`,
  ],
  [
    /^53300$/,
    'unreachable',
    (place) =>
      `The database ${place} accepts no more connections (53300). Close programs that are connected, or raise the limit of the server, the database or the user.`,
  ],
  [
    /^SASL.*client password must be/,
    'misconfigured',
    (place) =>
      `The database ${place} asks for a password, and none was given. Write it into DATABASE_URL, or into PGPASSWORD.`,
  ],
  [
    /^28\w{3}$|^SASL/,
    'misconfigured',
    (place, code) =>
      `The database ${place} refuses this user (${code}). Check the user, its password and sslmode in DATABASE_URL, and that the user may connect.`,
  ],
  [
    // Of a file of another user or a disk gone read-only: SQLite does not distinguish them.
    /^SQLITE_READONLY$/,
    'misconfigured',
    (place, code) =>
      `Nothing may be written to the database ${place} (${code}): the file or its folder does not belong to the user that this runs as (give them to that user with chown), ReadWritePaths of the systemd unit does not name its folder, or its disk is read-only, as after a fault (see "dmesg", then remount it writable).`,
  ],
  [
    /^53200$/,
    'full',
    (place, code) =>
      `The database ${place} has too little memory (${code}). Try again in a moment; if that lasts, give PostgreSQL more.`,
  ],
  [
    /^58030$/,
    'failing',
    (place, code) =>
      `The disk of the database ${place} does not read or write (${code}): it fails or is full. See the log of PostgreSQL and "dmesg" on its machine; nothing already stored is lost by that alone.`,
  ],
  [
    /CERT|SIGNATURE/,
    'misconfigured',
    (place, code) =>
      `The certificate of the database ${place} is not trusted (${code}). Renew it where it is out of date; otherwise name its CA certificate file in DATABASE_URL, with "?sslmode=verify-full&sslrootcert=<file>".`,
  ],
]

/** The error as a {@link DatabaseUnavailable}, or unchanged when it says nothing about the database's state. */
export function asUnavailable(error: unknown, place: string): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const cause = error instanceof DBError ? error.nativeError : error
  if (!(cause instanceof Error)) return error
  const code = 'code' in cause ? String(cause.code) : ''
  const inWords = reasonInWords(cause, code)
  const detail = code || (inWords === 'misconfigured' ? cause.message : 'no answer')
  const [, byCode, explain] = faults.find(([pattern]) => pattern.test(detail)) ?? []
  const reason = inWords ?? byCode
  if (!reason) return error
  return new DatabaseUnavailable(reason, (explain ?? explanations[reason])(place, detail), { cause })
}

/** The reason where the code alone does not tell it, but the words do. */
function reasonInWords(cause: Error, code: string): Reason | undefined {
  if (code === 'SQLITE_ERROR' && /no such (?:table|column)|has no column/.test(cause.message))
    return 'outdated'
  // SQLite rolls back by itself when the disk is full, so knex's own ROLLBACK fails and hides the cause.
  if (code === 'SQLITE_ERROR' && /no transaction is active/.test(cause.message)) return 'full'
  if (code === 'SQLITE_ERROR' && /unsupported file format/.test(cause.message)) return 'damaged'
  if (cause.name === 'KnexTimeoutError') return 'busy'
  // The driver's own words when the server refused the login, or TLS was not possible.
  if (/^SASL|SSL connection|certificate/.test(cause.message)) return 'misconfigured'
  // A lost connection fails knex's own ROLLBACK, which hides the cause.
  if (
    /Connection terminated|timeout expired|Unable to acquire a connection|connection error/.test(
      cause.message,
    )
  )
    return 'unreachable'
  return undefined
}
