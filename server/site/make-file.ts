import { gzipSync } from 'node:zlib'
import { digestOf } from './manifest.ts'
import { type Encoding, type SiteFile, type Variant, variantOf } from './site.ts'

interface FileParts {
  isPage: boolean
  headers: Variant['headers']
  bodies: ReadonlyMap<Encoding, Buffer>
}

/** A file whose variants each have their own entity tag and encoding. */
export function makeFile({ isPage, headers, bodies }: FileParts): SiteFile {
  const variants = new Map<Encoding, Variant>()
  for (const [encoding, body] of bodies) {
    const own = new Map(headers).set('ETag', `"${digestOf(body)}"`)
    if (encoding !== 'identity') own.set('Content-Encoding', encoding)
    variants.set(encoding, { body, headers: own })
  }
  return { isPage, variants }
}

/** A page made from a `built` one: other content under the same policy. Compressing it takes some milliseconds. */
export function makePage(content: Buffer, built: SiteFile, isCompressed: boolean): SiteFile {
  const bodies = new Map<Encoding, Buffer>([['identity', content]])
  if (isCompressed) bodies.set('gzip', gzipSync(content))
  const { headers } = variantOf(built, 'identity')
  return makeFile({ isPage: true, headers: new Map(headers).set('Vary', 'Accept-Encoding'), bodies })
}
