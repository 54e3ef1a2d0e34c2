import type { SiteFacts } from '../../schemas/site-facts.ts'
import type { StoredEncoding } from './manifest.ts'

export type Encoding = StoredEncoding | 'identity'

/** One encoded form of a file, with its strong entity tag among the headers. */
export type Variant = { body: Buffer; headers: Map<string, string> }

/** A file in memory. Every file has its identity variant. */
export type SiteFile = {
  isPage: boolean
  variants: ReadonlyMap<Encoding, Variant>
}

/** The built site in memory. */
export interface Site extends SiteFacts {
  /** By URL path, percent-decoded, `/home` included. */
  files: ReadonlyMap<string, SiteFile>
  /** The page at `path` with the choices in `query` made; undefined when there are none, or when they are not allowed. */
  prefilled: (path: string, query: string) => SiteFile | undefined
  /** What an unknown path shows, with status 404. */
  notFound: SiteFile
}

/** The variant of `file` in `encoding`, or the unencoded one. */
export function variantOf(file: SiteFile, encoding: Encoding): Variant {
  const variant = file.variants.get(encoding) ?? file.variants.get('identity')
  if (!variant) throw new Error('A site file has no identity variant')
  return variant
}
