import type { ComponentType } from 'react'
import type { IslandName, islandComponents } from './components.ts'
import { idPrefix } from './id-prefix.ts'

/** The components of the islands, each from its own chunk. */
const widgets: { [Name in IslandName]: () => Promise<(typeof islandComponents)[Name]> } = {
  'contact-form': async () => (await import('../widgets/contact-form/contact-form.tsx')).ContactForm,
  'icon-links': async () => (await import('./on-every-page.ts')).IconLinks,
  navigation: async () => (await import('./on-every-page.ts')).Navigation,
  testimonials: async () => (await import('../widgets/carousel/testimonials.tsx')).Testimonials,
  'treatments-accordion': async () =>
    (await import('../widgets/accordion/treatments-accordion.tsx')).TreatmentsAccordion,
}

/** `words` is its text when the page's script started. The page itself states how many elements were built: `data-elements`. */
export type IslandElement = HTMLElement & { words?: string | null }

/**
 * Loads all that an island needs, and waits for its styles. The returned function hydrates it, and calls back when the widget handles
 * events; it throws if the HTML is no longer as built. No widget is imported statically, so that everything is fetched in parallel.
 */
export async function prepareIsland(
  element: IslandElement,
  styles: Promise<void>,
): Promise<(onReady: () => void) => void> {
  const { island = '', props = '{}', moreProps, elements } = element.dataset
  const [widget, { hydrateIsland }, more] = await Promise.all([
    widgets[island as IslandName](),
    import('./on-every-page.ts'),
    moreProps && fetchJson(moreProps),
    styles,
  ])
  const allProps = { ...JSON.parse(props), ...more }
  return (onReady) => {
    // After a translation or a password manager's additions, React would render anew and lose the typed text, the focus and the press.
    const isAsBuilt = element.querySelectorAll('*').length === Number(elements)
    if (element.words !== element.textContent || !isAsBuilt) throw new Error('Changed.')
    hydrateIsland(element, widget as ComponentType, allProps, idPrefix(island), onReady)
  }
}

const fetchJson = async (address: string) => (await fetch(address)).json()
