import { crc32 } from 'node:zlib'
import type { FileRecord } from './file-record.ts'

/** First line of a pack. */
interface Header {
  /** What the records depend on beside the files themselves. */
  key: string
  /** Of everything after the first line. */
  checksum: number
  files: [file: string, digest: string, briefBytes: number, restBytes: number][]
}

/** Many records as one run of bytes: a line of JSON that lists them, then their parts one after another. */
export function packRecords(records: readonly FileRecord[], key: string): Uint8Array<ArrayBuffer> {
  const parts = records.flatMap(({ brief, rest }) => [brief, rest])
  const body = Buffer.concat(parts)
  const header: Header = {
    key,
    checksum: crc32(body),
    files: records.map(({ file, digest, brief, rest }) => [file, digest, brief.length, rest.length]),
  }
  const line = Buffer.from(`${JSON.stringify(header)}\n`)
  const bytes = new Uint8Array(line.length + body.length)
  bytes.set(line)
  bytes.set(body, line.length)
  return bytes
}

/** The records of a pack; none when it was made with another key or is damaged. */
export function unpackRecords(bytes: Uint8Array, key: string): FileRecord[] {
  const end = bytes.indexOf(10)
  const header = end < 0 ? undefined : readHeader(bytes.subarray(0, end))
  const body = bytes.subarray(end + 1)
  if (header?.key !== key || crc32(body) !== header.checksum) return []
  let at = 0
  return header.files.map(([file, digest, briefBytes, restBytes]) => {
    const middle = at + briefBytes
    const brief = body.subarray(at, middle)
    at = middle + restBytes
    return { file, digest, brief, rest: body.subarray(middle, at) }
  })
}

function readHeader(line: Uint8Array): Header | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(line)) as Header
  } catch {
    return undefined
  }
}
