import type { Home } from './home.ts'
import type { Kind, PageKind, ValueOf } from './kinds.ts'
import type { Legal } from './legal.ts'
import type { Price } from './price.ts'
import type { Treatment } from './treatment.ts'

/** A row of the home page's list with the price that it shows. */
export type HomeItem = Home['treatments']['items'][number] & { price: Price }

/** The files that pages show as they are. */
type Files = { [Name in Exclude<Kind, PageKind | 'home' | 'waivers'>]: ValueOf<Name> }

/** All content of the site, checked, with its references replaced by what they stand for. Plain data. */
export interface SiteContent extends Files {
  /** Keys whose value is still a placeholder, such as `clinic.phone`. While there is one, the site is a draft. */
  placeholders: string[]
  home: Omit<Home, 'treatments'> & { treatments: Omit<Home['treatments'], 'items'> & { items: HomeItem[] } }
  /** In the order of the menu. */
  treatments: Treatment[]
  /** In the order of the schema's list of legal pages. */
  legal: Legal[]
}
