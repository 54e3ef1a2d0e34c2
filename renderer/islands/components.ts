import { ContactForm } from '../widgets/contact-form.tsx'
import { CookieConsent } from '../widgets/cookie-consent.tsx'
import { IconLinks } from '../widgets/icon-links.tsx'
import { Navigation } from '../widgets/navigation.tsx'
import { Testimonials } from '../widgets/testimonials.tsx'
import { TreatmentsAccordion } from '../widgets/treatments-accordion.tsx'

/** Every island by name, as the server renders it. The browser loads the same components one by one, see registry.ts. */
export const islandComponents = {
  'contact-form': ContactForm,
  'cookie-consent': CookieConsent,
  'icon-links': IconLinks,
  navigation: Navigation,
  testimonials: Testimonials,
  'treatments-accordion': TreatmentsAccordion,
} as const

export type IslandName = keyof typeof islandComponents
