import type { IslandName } from './components.ts'

/** Load the components of a page's islands from their own chunks, by name. */
export type IslandLoaders = Partial<Record<IslandName, () => Promise<unknown>>>

export const onEveryPage: IslandLoaders = {
  'icon-links': async () => (await import('./on-every-page.ts')).IconLinks,
  navigation: async () => (await import('./on-every-page.ts')).Navigation,
}

export const onHome: IslandLoaders = {
  testimonials: async () => (await import('../widgets/carousel/testimonials.tsx')).Testimonials,
  'treatments-accordion': async () =>
    (await import('../widgets/accordion/treatments-accordion.tsx')).TreatmentsAccordion,
}

export const onContact: IslandLoaders = {
  'contact-form': async () => (await import('../widgets/contact-form/contact-form.tsx')).ContactForm,
}
