import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './negotiate.ts'
import { type SiteFile, type Variant, variantOf } from './site.ts'

/** How much of a digest an entity tag carries, in base64url characters. */
const tagLength = 27

/** Good enough within a few milliseconds; the build, which has time, compresses its own files further. */
const brotliQuality = 5

interface FileParts {
  isPage: boolean
  /** Headers of every form. */
  headers: Variant['headers']
  /** The start of the content's SHA-256 in base64url. */
  digest: string
  bodies: ReadonlyMap<Encoding, Buffer>
}

/** A file with an entity tag, length and encoding for each of its forms. */
export function makeFile({ isPage, headers, digest, bodies }: FileParts): SiteFile {
  const variants = new Map<Encoding, Variant>()
  for (const [encoding, body] of bodies) {
    const tag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
    variants.set(encoding, {
      body,
      tag,
      headers: {
        ...headers,
        ETag: tag,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        'Content-Length': body.length,
      },
    })
  }
  return { isPage, variants, encodings: new Set(variants.keys()) }
}

/**
 * A page that the server made from a `built` one: other content under the same policy. One that is made for a single answer has no
 * Brotli, which would take several milliseconds each time.
 */
export function makePage(content: Buffer, built: SiteFile, { isKept = true } = {}): SiteFile {
  const bodies = new Map<Encoding, Buffer>([
    ['identity', content],
    ['gzip', gzipSync(content)],
  ])
  if (isKept) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
    bodies.set('br', brotliCompressSync(content, { params }))
  }
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, tagLength)
  const { headers } = variantOf(built, 'identity')
  return makeFile({ isPage: true, headers: { ...headers, Vary: 'Accept-Encoding' }, digest, bodies })
}
