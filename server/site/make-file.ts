import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { digestLength } from './manifest.ts'
import type { Encoding } from './negotiate.ts'
import { type SiteFile, type Variant, variantOf } from './site.ts'

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
  return { isPage, variants }
}

/** A page made from a `built` one for one answer: other content under the same policy, in gzip, which takes a millisecond. */
export function makePage(content: Buffer, built: SiteFile): SiteFile {
  const bodies = new Map<Encoding, Buffer>([
    ['identity', content],
    ['gzip', gzipSync(content)],
  ])
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, digestLength)
  const { headers } = variantOf(built, 'identity')
  return makeFile({ isPage: true, headers: { ...headers, Vary: 'Accept-Encoding' }, digest, bodies })
}
