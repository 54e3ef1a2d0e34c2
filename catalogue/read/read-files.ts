import { availableParallelism } from 'node:os'
import { digestOf } from './digest.ts'
import type { FileRecord } from './file-record.ts'
import type { ContentFile } from './read-record.ts'
import { largestListBytes, readBytes } from './read-text.ts'
import { RecordStore } from './record-store.ts'

/** How files are read; what is found in them is the same in every way. */
export interface ReadingOptions {
  /** Whether what is read is kept for the next run, and used from the last; true when absent. */
  cache?: boolean
  /** How many threads share the work; none for few files and one a processor for many when absent. */
  threads?: number
}

/** From this many files on starting threads pays. */
const manyFiles = 200

/** The record of each file, in their order. */
export async function readFiles(
  root: string,
  files: readonly ContentFile[],
  { cache = true, threads }: ReadingOptions = {},
): Promise<FileRecord[]> {
  const store = cache ? RecordStore.open(root) : undefined
  const records = store ? recordsKept(root, files, store) : new Map<string, FileRecord>()
  const unknown = files.filter(({ file }) => !records.has(file))
  for (const record of await readAnew(root, unknown, threads)) records.set(record.file, record)
  const ordered = files.flatMap(({ file }) => records.get(file) ?? [])
  store?.keep(ordered)
  return ordered
}

/** What is kept of those files that hold the same bytes still. */
function recordsKept(
  root: string,
  files: readonly ContentFile[],
  store: RecordStore,
): Map<string, FileRecord> {
  const kept = new Map<string, FileRecord>()
  if (store.isEmpty) return kept
  const room = Buffer.allocUnsafe(largestListBytes)
  for (const { file } of files) {
    const bytes = readBytes(root, file, room)
    const record = bytes instanceof Uint8Array ? store.find(file, digestOf(bytes)) : undefined
    if (record) kept.set(file, record)
  }
  return kept
}

async function readAnew(
  root: string,
  files: readonly ContentFile[],
  threads = files.length < manyFiles ? 0 : availableParallelism(),
): Promise<FileRecord[]> {
  if (files.length === 0) return []
  if (threads > 0) {
    const { readInThreads } = await import('./worker-pool.ts')
    return readInThreads(root, files, threads)
  }
  const { readRecord } = await import('./read-record.ts')
  return files.map((file) => readRecord(root, file))
}
