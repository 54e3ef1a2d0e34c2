import { gzipSync } from 'node:zlib'
import { digestOf } from './manifest.ts'
import type { Encoding } from './negotiate.ts'
import { type SiteFile, type Variant, variantOf } from './site.ts'

interface FileParts {
  isPage: boolean
  /** Headers of every form. */
  headers: Variant['headers']
  bodies: ReadonlyMap<Encoding, Buffer>
}

/** A file with an entity tag, length and encoding for each of its forms. */
export function makeFile({ isPage, headers, bodies }: FileParts): SiteFile {
  const variants = new Map<Encoding, Variant>()
  for (const [encoding, body] of bodies) {
    const tag = `"${digestOf(body)}"`
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

/** A page made from a `built` one for one answer: other content under the same policy, in gzip, which takes some milliseconds. */
export function makePage(content: Buffer, built: SiteFile): SiteFile {
  const bodies = new Map<Encoding, Buffer>([
    ['identity', content],
    ['gzip', gzipSync(content)],
  ])
  const { headers } = variantOf(built, 'identity')
  return makeFile({ isPage: true, headers: { ...headers, Vary: 'Accept-Encoding' }, bodies })
}
