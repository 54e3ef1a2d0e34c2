import { availableParallelism } from 'node:os'
import { digestOf } from './digest.ts'
import type { FileRecord } from './file-record.ts'
import type { ContentFile } from './read-record.ts'
import { readBytes } from './read-text.ts'
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
  const records = new Map<string, FileRecord>()
  for (const { file } of store && !store.isEmpty ? files : []) {
    const bytes = readBytes(root, file)
    const known = bytes instanceof Uint8Array ? store?.find(file, digestOf(bytes)) : undefined
    if (known) records.set(file, known)
  }
  const unknown = files.filter(({ file }) => !records.has(file))
  for (const record of await readAnew(root, unknown, threads)) records.set(record.file, record)
  const ordered = files.flatMap(({ file }) => records.get(file) ?? [])
  store?.keep(ordered)
  return ordered
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
