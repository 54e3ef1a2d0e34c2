import { openSync, readSync } from 'node:fs'

/** Where and how a SQLite header states WAL mode (https://www.sqlite.org/fileformat2.html#file_format_version_numbers). */
export const versionsOffset = 18
export const writeAheadLogging = 2

/** Opens a file once more. It is never closed, since that would end the locks that SQLite holds on it in this process. */
export const openForLife = (path: string): number => openSync(path, 'r')

/** Whether a file's header says that it uses the write-ahead log: an open database's always does, and a backup's never. */
export function usesLog(descriptor: number): boolean {
  const versions = Buffer.alloc(2)
  readSync(descriptor, versions, 0, versions.length, versionsOffset)
  return versions.every((version) => version === writeAheadLogging)
}
