import type { About } from '../schemas/content/about.ts'
import type { Clinic } from '../schemas/content/clinic.ts'
import type { Contact } from '../schemas/content/contact.ts'
import type { Cookies } from '../schemas/content/cookies.ts'
import type { Home } from '../schemas/content/home.ts'
import type { Legal } from '../schemas/content/legal.ts'
import type { Navigation } from '../schemas/content/navigation.ts'
import type { Testimonials } from '../schemas/content/testimonials.ts'
import type { Treatment } from '../schemas/content/treatment.ts'
import type { TreatmentPage } from '../schemas/content/treatment-page.ts'

/** All content of the site, checked, with its tokens replaced by what they stand for. Plain data. */
export interface Catalogue {
  clinic: Clinic
  navigation: Navigation
  home: Home
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
