import { Worker } from 'node:worker_threads'
import type { FileRecord } from './file-record.ts'
import { unpackRecords } from './pack.ts'
import type { ContentFile } from './read-record.ts'

/** Nearly all that reading makes is waste at once: with more room it is gathered less often. */
const resourceLimits = { maxYoungGenerationSizeMb: 128 }

/** How many files a thread is given at once. */
const batchSize = 64

/** Reads and checks files in `threads` threads at once. The records come in no particular order. */
export async function readInThreads(
  root: string,
  files: readonly ContentFile[],
  threads: number,
): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  let next = 0
  const take = () => {
    const batch = files.slice(next, next + batchSize)
    next += batch.length
    return batch
  }
  await Promise.all(Array.from({ length: threads }, () => runThread(root, take, records)))
  return records
}

function runThread(root: string, take: () => ContentFile[], records: FileRecord[]): Promise<void> {
  const worker = startWorker(root)
  return new Promise<void>((resolve, reject) => {
    const give = () => {
      const batch = take()
      if (batch.length > 0) worker.postMessage(batch)
      else resolve()
    }
    worker.on('message', (bytes: Uint8Array) => {
      records.push(...unpackRecords(bytes, ''))
      give()
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`A thread that reads content ended with code ${code}.`)))
    give()
  }).finally(() => worker.terminate())
}

/** The thread's program: beside this file in the sources, at its own place in the bundle. */
function startWorker(root: string): Worker {
  const program = import.meta.url.endsWith('.ts')
    ? './source-read-worker.mjs'
    : '../catalogue/read/read-worker.js'
  return new Worker(new URL(program, import.meta.url), { workerData: root, execArgv: [], resourceLimits })
}
