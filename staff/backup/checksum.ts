import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { checksumSuffix } from '../../database/backup-list.ts'
import { replacePrivateFile } from '../durable-file.ts'
import { readIfPresent } from '../read-if-present.ts'

/** SHA-256 of a file in hex. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  return hash.digest('hex')
}

/** Writes a checksum beside a file, as `sha256sum -c` reads it. */
export async function writeChecksum(file: string, sha256: string): Promise<void> {
  await replacePrivateFile(file + checksumSuffix, `${sha256}  ${basename(file)}\n`)
}

/** The checksum beside a file, if there is one. */
export async function readChecksum(file: string): Promise<string | undefined> {
  return /^[0-9a-f]{64}/.exec((await readIfPresent(file + checksumSuffix)) ?? '')?.[0]
}
