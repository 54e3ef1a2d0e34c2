import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingSuffix, type StoredEncoding } from '../../server/site/manifest.ts'
import { isCompressible } from './media-type.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** The encodings stored beside a file, and its size with brotli in bytes. */
export type Compressed = { encodings: StoredEncoding[]; brotliBytes: number }

/** Writes `<file>.br` and `<file>.gz` beside a text file, each only when it is smaller than the content itself. */
export async function compress(file: string, content: Buffer): Promise<Compressed> {
  if (!isCompressible(file)) return { encodings: [], brotliBytes: content.length }
  const [br, zipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const encodings: StoredEncoding[] = []
  for (const [encoding, bytes] of [['br', br] as const, ['gzip', zipped] as const]) {
    if (bytes.length >= content.length) continue
    await writeFile(file + encodingSuffix[encoding], bytes)
    encodings.push(encoding)
  }
  return { encodings, brotliBytes: encodings.includes('br') ? br.length : content.length }
}
