import type { About } from './about.ts'
import type { Clinic } from './clinic.ts'
import type { Contact } from './contact.ts'
import type { Cookies } from './cookies.ts'
import type { Home } from './home.ts'
import type { Legal } from './legal.ts'
import type { Navigation } from './navigation.ts'
import type { Price } from './price.ts'
import type { Testimonials } from './testimonials.ts'
import type { Treatment } from './treatment.ts'
import type { TreatmentPage } from './treatment-page.ts'

/** A row of the home page's list with the price that it shows. */
export type HomeItem = Home['treatments']['items'][number] & { price: Price }

/** All content of the site, checked, with its references replaced by what they stand for. Plain data. */
export interface SiteContent {
  /** Keys whose value is still a placeholder, such as `clinic.phone`. While there is one, the site is a draft. */
  placeholders: string[]
  clinic: Clinic
  navigation: Navigation
  home: Omit<Home, 'treatments'> & { treatments: Omit<Home['treatments'], 'items'> & { items: HomeItem[] } }
  about: About
  contact: Contact
  testimonials: Testimonials
  cookies: Cookies
  treatmentPage: TreatmentPage
  /** In the order of the menu. */
  treatments: Treatment[]
  /** In the order of the schema's list of legal pages. */
  legal: Legal[]
}
