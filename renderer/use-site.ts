import { usePageContext } from 'vike-react/usePageContext'
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

/** All content of the site. pages/+onCreatePageContext.server.ts puts it on the page context. */
export interface Site {
  clinic: Clinic
  navigation: Navigation
  home: Home
  about: About
  contact: Contact
  testimonials: Testimonials
  cookies: Cookies
  treatmentPage: TreatmentPage
  treatments: Treatment[]
  legal: Legal[]
}

declare global {
  namespace Vike {
    interface PageContext {
      site: Site
    }
  }
}

/** All content of the site, for every component. */
export const useSite = (): Site => usePageContext().site
