import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { checksumSuffix } from '../../database/backup-list.ts'
import { dumpIsCut } from '../../database/copies/postgres-programs.ts'
import { applicationId } from '../../database/migrate.ts'
import { versionsOffset, writeAheadLogging } from '../../database/sqlite-header.ts'
import { withCommas } from '../../schemas/counted.ts'
import { errorCode } from '../../schemas/error-code.ts'
import { replacePrivateFile } from '../durable-file.ts'
import type { Places } from '../places.ts'
import { readIfPresent } from '../read-if-present.ts'
import { Refusal } from '../refusal.ts'

const another = 'Take a new backup; to restore, use another file.'

interface BackupExamination {
  /** A sentence each. */
  problems: string[]
  remarks: string[]
  sha256: string
  /** The log beside a SQLite file that was not made as a backup: it may hold the newest rows. */
  writeAheadLog: string | undefined
}

/** @throws Refusal when there is no such file, or it cannot be reached */
export async function requireBackupFile(file: string): Promise<Stats> {
  const stats = await stat(file).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined
    throw new Refusal(
      'notAllowed',
      `${file} cannot be reached (${errorCode(error)}). Put it where the user of the service may read it, as that user's: install -o <user> -m 600 ${file} <folder of backups>`,
    )
  })
  if (!stats?.isFile()) throw new Refusal('notFound', `There is no file ${file}. Name a backup.`)
  return stats
}

/** Finds what is wrong with the file itself, before anything opens it as a database. */
export async function examineBackupFile(places: Places, file: string): Promise<BackupExamination> {
  const stats = await requireBackupFile(file)
  const [expected, sha256] = [await readChecksum(file), await checksumOf(file)]
  const { kind, whole, hasLog } = await readHeader(file)
  const problems: string[] = []
  if (kind && kind !== kindOf(places)) {
    problems.push(
      `It is a backup of ${kind}, and DATABASE_URL names another kind of database. Set DATABASE_URL to one of ${kind} and restore it there; "clinic db copy" then moves what it holds.`,
    )
  } else if (stats.size === 0) {
    problems.push(`It is incomplete: the file is empty. ${another}`)
  } else if (whole !== undefined && stats.size < whole) {
    problems.push(
      `It is incomplete: ${withCommas(stats.size)} of ${withCommas(whole)} bytes are there. ${another}`,
    )
  } else if (kind === 'PostgreSQL' && (await dumpIsCut(file))) {
    problems.push(`It is incomplete: it ends after ${withCommas(stats.size)} bytes. ${another}`)
  } else if (expected !== undefined && expected !== sha256) {
    problems.push(
      `It has changed since it was written: the SHA-256 differs from the one in ${basename(file) + checksumSuffix}. ${another}`,
    )
  }
  if (expected !== undefined) return { problems, remarks: [], sha256, writeAheadLog: undefined }
  const remarks = [
    `There is no checksum ${basename(file) + checksumSuffix} beside it, so a changed byte within a text would go unseen.`,
  ]
  const writeAheadLog = kind === 'SQLite' && (await isFile(`${file}-wal`)) ? `${file}-wal` : undefined
  if (writeAheadLog)
    remarks.push(`What its log ${basename(writeAheadLog)} holds belongs to it and is read, too.`)
  else if (hasLog)
    remarks.push(
      `It is a copy of a database, without a log ${basename(file)}-wal: if it was copied while the server ran, its newest enquiries are missing.`,
    )
  return { problems, remarks, sha256, writeAheadLog }
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false

/** Of which kind a backup of the database in use is. */
export const kindOf = ({ sqliteFile }: Places): BackupKind =>
  sqliteFile === undefined ? 'PostgreSQL' : 'SQLite'

type BackupKind = 'SQLite' | 'PostgreSQL'

interface BackupHeader {
  kind?: BackupKind
  /** The size that a SQLite header states: page size times pages. */
  whole?: number
  /** Whether it is a SQLite file whose newest rows may be in a log beside it: a database that was copied, not a backup of one. */
  hasLog?: boolean
  /** Whether it is a SQLite file that this program made. */
  isOurs?: boolean
}

/** What the first bytes of a file say about it; empty for any other kind of file. */
export async function readHeader(file: string): Promise<BackupHeader> {
  const header = Buffer.alloc(100)
  const handle = await open(file, 'r')
  try {
    await handle.read(header, 0, header.length, 0)
  } finally {
    await handle.close()
  }
  if (header.toString('latin1', 0, 5) === 'PGDMP') return { kind: 'PostgreSQL' }
  if (header.toString('latin1', 0, 15) !== 'SQLite format 3') return {}
  return {
    kind: 'SQLite',
    whole: header.readUInt16BE(16) * header.readUInt32BE(28),
    hasLog: header[versionsOffset] === writeAheadLogging,
    isOurs: header.readUInt32BE(68) === applicationId,
  }
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  return hash.digest('hex')
}

/** Writes a checksum beside a file, as `sha256sum -c` reads it. */
export async function writeChecksum(file: string, sha256: string): Promise<void> {
  await replacePrivateFile(file + checksumSuffix, `${sha256}  ${basename(file)}\n`)
}

/** The checksum beside a file, if there is one. */
async function readChecksum(file: string): Promise<string | undefined> {
  return /^[0-9a-f]{64}/.exec((await readIfPresent(file + checksumSuffix)) ?? '')?.[0]
}
