import type { ComponentType } from 'react'
import type { IslandName } from './components.ts'

/** Loads the component of an island in a chunk of its own. */
export const islandLoaders: Record<IslandName, () => Promise<ComponentType>> = {
  'contact-form': async () => asIsland((await import('../widgets/contact-form.tsx')).ContactForm),
  'cookie-consent': async () => asIsland((await import('../widgets/cookie-consent.tsx')).CookieConsent),
  'icon-links': async () => asIsland((await import('../widgets/icon-links.tsx')).IconLinks),
  navigation: async () => asIsland((await import('../widgets/navigation.tsx')).Navigation),
  testimonials: async () => asIsland((await import('../widgets/testimonials.tsx')).Testimonials),
  'treatments-accordion': async () =>
    asIsland((await import('../widgets/treatments-accordion.tsx')).TreatmentsAccordion),
}

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandLoaders, name)
}

/** Props come from the same typed component on the server, through JSON, so the browser need not know their type. */
function asIsland(component: unknown): ComponentType {
  return component as ComponentType
}
