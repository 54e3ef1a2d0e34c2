import type { Ledger } from '../claims/ledger.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import type { Passage } from '../read/passage.ts'

/** One content file with its words, for rules that need no other file. */
export interface FileScope {
  entry: Entry
  passages: readonly Passage[]
}

/** A rule about one file by itself. What it finds may be kept until the file changes. */
export type FileRule = (scope: FileScope) => Finding[]

/** All content, for rules that compare files or depend on the day. */
export interface SiteScope {
  entries: readonly Entry[]
  ledger: Ledger
  /** Files under content/images, from the project's root. */
  images: readonly string[]
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
  release: boolean
}

/** A rule about the site as a whole. */
export type SiteRule = (scope: SiteScope) => Finding[]

/** How reports name a page: its slug, or what the file is. */
export function pageName({ slug, kind }: Entry): string {
  return slug || kind
}
