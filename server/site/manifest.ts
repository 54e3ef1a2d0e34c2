import { createHash } from 'node:crypto'
import type { SiteFacts } from '../../schemas/site-facts.ts'

/** An encoding that the build stores beside a file, as `file.br` or `file.gz`. */
export type StoredEncoding = 'br' | 'gzip'

export const encodingSuffix = { br: '.br', gzip: '.gz' } as const satisfies Record<StoredEncoding, string>

/** Below this address stand files whose names carry a hash of their content. */
export const hashedAssets = '/assets/'

/** What a body is known by: the start of its SHA-256 in base64url. */
export const digestOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27)

/** What an HTML page holds inline; the page's content security policy allows exactly this. */
export type InlineContent = {
  /** `sha256-<base64>` of each executed inline script, in order, without repeats. */
  scripts: string[]
  /** `sha256-<base64>` of each inline style sheet. */
  styles: string[]
}

/** Puts `text` in the place of `length` bytes of a page, from the byte `at`. */
export type Edit = { at: number; length: number; text: string }

/** What a page's address may choose on it. */
export type Choice = {
  /** The query that chooses it: `reason=profhilo`. */
  query: string
  /** Makes the page show it, in the order of the page. */
  edits: Edit[]
}

/** One file that the server may send. */
export type ManifestEntry = {
  /** Path below the client directory, with forward slashes. */
  file: string
  /** The Content-Type header. */
  type: string
  digest: string
  /** Encodings stored beside the file, each with the digest of its bytes. */
  encodings: Partial<Record<StoredEncoding, string>>
  /** Present for HTML pages only. */
  inline?: InlineContent
  /** Present for HTML pages with such choices only. */
  choices?: Choice[]
}

/** `dist/site.json`: everything the server may send, by URL path. Written by the build, read at start. */
export interface SiteManifest extends SiteFacts {
  /** Changes when the meaning of a field changes; the server refuses any other. */
  version: 4
  /** URL path (`/`, `/about`, `/assets/entry.js`) to file. */
  paths: Record<string, ManifestEntry>
  /** What an unknown path shows. */
  notFound: ManifestEntry
}
