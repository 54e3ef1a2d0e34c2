import type { ComponentType } from 'react'
import type { IslandName } from './components.ts'

/** Loads the component of an island from its own chunk. */
export const islandLoaders: Record<IslandName, () => Promise<ComponentType>> = {
  'contact-form': async () =>
    asIsland((await import('../widgets/contact-form/contact-form.tsx')).ContactForm),
  'icon-links': async () => asIsland((await import('./on-every-page.ts')).IconLinks),
  navigation: async () => asIsland((await import('./on-every-page.ts')).Navigation),
  testimonials: async () => asIsland((await import('../widgets/carousel/testimonials.tsx')).Testimonials),
  'treatments-accordion': async () =>
    asIsland((await import('../widgets/accordion/treatments-accordion.tsx')).TreatmentsAccordion),
}

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandLoaders, name)
}

/** The props were typed on the server; the browser passes on their JSON. */
function asIsland(component: unknown): ComponentType {
  return component as ComponentType
}
