import { parentPort, workerData } from 'node:worker_threads'
import { packRecords } from './pack.ts'
import { type ContentFile, readRecord } from './read-record.ts'

/** The program of one thread: reads each batch of files it is sent, and sends their records back as one pack. */
parentPort?.on('message', (files: ContentFile[]) => {
  const bytes = packRecords(
    files.map((file) => readRecord(String(workerData), file)),
    '',
  )
  parentPort?.postMessage(bytes, [bytes.buffer])
})
