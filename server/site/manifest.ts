import { createHash } from 'node:crypto'
import type { SiteFacts } from '../../schemas/site-facts.ts'

/** An encoding that the build stores beside a file, as `file.br` or `file.gz`. */
export type StoredEncoding = 'br' | 'gzip'

export const encodingSuffix = { br: '.br', gzip: '.gz' } as const satisfies Record<StoredEncoding, string>

/** The path below which file names carry a hash of their content. */
export const hashedAssets = '/assets/'

/** The start of a body's SHA-256 in base64url. */
export const digestOf = (body: Buffer | string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27)

/** What an HTML page holds inline; the page's content security policy allows exactly this. */
export type InlineContent = {
  /** `sha256-<base64>` of each executed inline script, in order, without repeats. */
  scripts: string[]
  /** `sha256-<base64>` of each inline style sheet. */
  styles: string[]
}

/** Replaces `length` bytes of a page, from the byte `at`, with `text`. */
export type Edit = { at: number; length: number; text: string }

/** Something that the query of a page's address can preselect on the page. */
export type Choice = {
  /** The query that chooses it: `reason=profhilo`. */
  query: string
  /** How to change the page to show it, in the order of the page. */
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
  /** Present only for HTML pages. */
  inline?: InlineContent
  /** Present only for HTML pages with such choices. */
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
