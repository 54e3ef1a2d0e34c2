import { TreatmentsAccordion } from '../widgets/accordion/treatments-accordion.tsx'
import { Testimonials } from '../widgets/carousel/testimonials.tsx'
import { ContactForm } from '../widgets/contact-form/contact-form.tsx'
import { IconLinks } from '../widgets/icon-links/icon-links.tsx'
import { Navigation } from '../widgets/navigation/navigation.tsx'

/** Every island by name, for rendering on the server. The browser loads them one by one, see prepare-island.ts. */
export const islandComponents = {
  'contact-form': ContactForm,
  'icon-links': IconLinks,
  navigation: Navigation,
  testimonials: Testimonials,
  'treatments-accordion': TreatmentsAccordion,
} as const

export type IslandName = keyof typeof islandComponents
