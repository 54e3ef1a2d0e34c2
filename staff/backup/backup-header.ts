import { open } from 'node:fs/promises'
import { applicationId } from '../../database/migrate.ts'
import { versionsOffset, writeAheadLogging } from '../../database/sqlite-header.ts'

export type BackupKind = 'SQLite' | 'PostgreSQL'

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
  const pageSize = header.readUInt16BE(16)
  const pages = header.readUInt32BE(28)
  return {
    kind: 'SQLite',
    whole: Math.max(header.length, (pageSize === 1 ? 65_536 : pageSize) * pages),
    hasLog: header[versionsOffset] === writeAheadLogging,
    isOurs: header.readUInt32BE(68) === applicationId,
  }
}
