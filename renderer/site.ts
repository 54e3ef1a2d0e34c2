import type { Clinic } from '../schemas/content/clinic.ts'
import type { Contact } from '../schemas/content/contact.ts'
import type { Cookies } from '../schemas/content/cookies.ts'
import type { Legal } from '../schemas/content/legal.ts'
import type { Navigation } from '../schemas/content/navigation.ts'
import type { Treatment } from '../schemas/content/treatment.ts'

/** What header, footer and head need on every page. */
export interface Site {
  clinic: Clinic
  navigation: Navigation
  cookies: Cookies
  contact: Contact
  treatments: Treatment[]
  legal: Legal[]
}

/** What one page says about itself, beside its content. */
export interface PageMeta {
  /** The whole document title. */
  title: string
  description: string
  /** Site-absolute path that search engines keep. */
  canonical: string
  /** Names from the home page down to this page; empty on the home page. */
  breadcrumb: { name: string; path: string }[]
  /** JSON-LD of this page alone, beside the clinic's and the breadcrumb. */
  structuredData?: object[]
  /** False keeps the page out of search engines. */
  indexed?: boolean
}

declare global {
  namespace Vike {
    interface PageContext {
      site: Site
    }
    interface Config {
      /** Makes the page's meta data from its route parameters. */
      pageMeta?: (parameters: Record<string, string>) => PageMeta
    }
  }
}
