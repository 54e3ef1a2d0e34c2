import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  digestOf,
  encodingSuffix,
  type ManifestEntry,
  type StoredEncoding,
} from '../../server/site/manifest.ts'
import type { Keep } from './build-cache.ts'
import { isCompressible } from './media-type.ts'

const { BROTLI_PARAM_QUALITY, Z_BEST_COMPRESSION } = constants
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Pages and scripts, which visitors wait for, get the highest; 10 takes 40 % of the time and makes 2 % more bytes. */
const brotliQuality = (file: string) => (/\.(?:html|js)$/.test(file) ? 11 : 10)

/** How each encoding is made; zlib works in threads of its own. */
const encoders: [StoredEncoding, (content: Buffer, file: string) => Promise<Buffer>][] = [
  ['br', (content, file) => brotli(content, { params: { [BROTLI_PARAM_QUALITY]: brotliQuality(file) } })],
  ['gzip', (content) => gz(content, { level: Z_BEST_COMPRESSION })],
]

/**
 * Writes `<file>.br` and `<file>.gz` beside a text file, each only when it is smaller than the content itself, and returns the
 * digests of what was written.
 */
export async function compress(
  file: string,
  { content, digest }: { content: Buffer; digest: string },
  keep: Keep,
): Promise<ManifestEntry['encodings']> {
  if (!isCompressible(file)) return {}
  const encoded = encoders.map(async ([encoding, encode]) => {
    const bytes = await keep(digest + encodingSuffix[encoding], () => encode(content, file))
    if (bytes.length >= content.length) return []
    await writeFile(file + encodingSuffix[encoding], bytes)
    return [[encoding, digestOf(bytes)] as const]
  })
  return Object.fromEntries((await Promise.all(encoded)).flat())
}
