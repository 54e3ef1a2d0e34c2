import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { checksumSuffix } from '../../database/backup-list.ts'
import { dumpIsCut } from '../../database/copies/postgres-programs.ts'
import { withCommas } from '../../schemas/counted.ts'
import { errorCode } from '../../schemas/error-code.ts'
import type { Places } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { type BackupKind, readHeader } from './backup-header.ts'
import { checksumOf, readChecksum } from './checksum.ts'

const another = 'Take a new backup; to restore, use another file.'

interface BackupExamination {
  /** A sentence each. */
  problems: string[]
  remarks: string[]
  sha256: string
  /** The log beside a SQLite file that was not made as a backup: it may hold the newest rows. */
  writeAheadLog: string | undefined
}

/** Finds what is wrong with the file itself, before anything opens it as a database. */
export async function examineBackupFile(places: Places, file: string): Promise<BackupExamination> {
  const stats = await stat(file).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined
    throw new Refusal(
      'notAllowed',
      `${file} cannot be reached (${errorCode(error)}). Put it where the user of the service may read it, as that user's: install -o <user> -m 600 ${file} <folder of backups>`,
    )
  })
  if (!stats?.isFile()) throw new Refusal('notFound', `There is no file ${file}. Name a backup.`)
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

const kindOf = ({ sqliteFile }: Places): BackupKind => (sqliteFile === undefined ? 'PostgreSQL' : 'SQLite')
