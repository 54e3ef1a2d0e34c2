import type { LegalSlug } from '../../schemas/content/legal.ts'

/** Where the site's pages are, site-absolute: the renderer's own list of addresses fits. */
export interface Addresses {
  home: string
  homeSection: (section: 'home' | 'about' | 'treatments' | 'gallery' | 'contact') => string
  about: string
  contact: string
  contactSent: string
  contactNotSent: string
  treatment: (slug: string) => string
  legal: (slug: LegalSlug) => string
  /** The picture that is shown where a page is shared. */
  sharingImage: (path: string) => string
}
