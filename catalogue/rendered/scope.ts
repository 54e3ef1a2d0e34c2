import type { Catalogue } from '../catalogue.ts'
import type { Place } from '../finding.ts'
import type { Addresses } from './addresses.ts'
import type { ExpectedPage } from './expected-page.ts'
import type { HtmlPage } from './html-page.ts'
import type { Mismatch } from './mismatch.ts'
import type { Prose } from './prose.ts'
import type { StructuredData } from './structured-data.ts'

/** What is the same for all pages of one build. */
export interface SiteScope {
  catalogue: Catalogue
  addresses: Addresses
  /** Scheme and host that whole addresses begin with. */
  origin: string
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
  /** Addresses of everything that was built, pages apart: `/sharing/home.png`. */
  files: ReadonlySet<string>
  /** Addresses of all pages that content asks for. */
  paths: ReadonlySet<string>
}

/** One built page with what content states of it. */
export interface PageScope extends SiteScope {
  page: HtmlPage
  expected: ExpectedPage
  data: StructuredData
  /** What the MDX file of the page says below its front matter; empty for other pages. */
  prose: Prose
  /** Where something stands that the page lacks: the start of its main part. */
  start: Place
}

/** One thing that every page, or every page of a kind, must show as content states it. */
export type PageCheck = (scope: PageScope) => Mismatch[]
