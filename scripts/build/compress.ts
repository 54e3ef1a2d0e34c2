import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  digestOf,
  encodingSuffix,
  type ManifestEntry,
  type StoredEncoding,
} from '../../server/site/manifest.ts'
import type { Keep } from './kept-files.ts'
import { isCompressible } from './media-type.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** The encodings stored beside a file, and its size with brotli in bytes. */
type Compressed = Pick<ManifestEntry, 'encodings'> & { brotliBytes: number }

/** Content with the digest that it is known by. */
type Digested = { content: Buffer; digest: string }

/** Pages and scripts, which visitors wait for, get the highest; 10 gives 2 % more bytes in 40 % of its time. */
const brotliQuality = (file: string) => (/\.(?:html|js)$/.test(file) ? 11 : 10)

/** How each encoding is made; zlib works in threads of its own. */
const encoders: [StoredEncoding, (content: Buffer, file: string) => Promise<Buffer>][] = [
  [
    'br',
    (content, file) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  ],
  ['gzip', (content) => gz(content, { level: constants.Z_BEST_COMPRESSION })],
]

/** Writes `<file>.br` and `<file>.gz` beside a text file, each only when it is smaller than the content itself. */
export async function compress(file: string, { content, digest }: Digested, keep: Keep): Promise<Compressed> {
  if (!isCompressible(file)) return { encodings: {}, brotliBytes: content.length }
  const encoded = await Promise.all(
    encoders.map(async ([encoding, encode]) => {
      const bytes = await keep(digest + encodingSuffix[encoding], () => encode(content, file))
      if (bytes.length >= content.length) return []
      await writeFile(file + encodingSuffix[encoding], bytes)
      return [[encoding, bytes] as const]
    }),
  )
  const stored = new Map(encoded.flat())
  return {
    encodings: Object.fromEntries([...stored].map(([encoding, bytes]) => [encoding, digestOf(bytes)])),
    brotliBytes: (stored.get('br') ?? content).length,
  }
}
