import { collapseAccordions, showAll } from './collapse.ts'
import { startCookieNotice } from './cookie-notice.ts'
import { holdFirstAction } from './first-action.ts'
import { type IslandPolicy, whenNeeded } from './policy.ts'
import { prefillFromAddress } from './prefill.ts'
import { isIslandName, islandLoaders } from './registry.ts'
import { remember } from './running.ts'
import { followScroll } from './scrolled.ts'
import { within } from './within.ts'

/** How long a visitor's click waits for a widget's code, in milliseconds, before the plain page answers it. */
const patience = 6000

/**
 * Brings a prerendered page to life: what needs no widget at once, and every island when its policy says so. An island
 * carries `data-hydrated` once it is interactive, `data-failed` when its code could not be loaded: its HTML then goes on
 * working as it does without script.
 */
export function startIslands(): void {
  followScroll()
  prefillFromAddress()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    remember(element, start(element))
  }
  collapseAccordions()
  startCookieNotice()
}

async function start(element: HTMLElement): Promise<boolean> {
  const { island = '', policy, prefix = '', props = '{}' } = element.dataset
  if (!isIslandName(island)) return false
  const release = holdFirstAction(element)
  await whenNeeded(element, policy as IslandPolicy)
  try {
    const [widget, { hydrateIsland }] = await within(
      Promise.all([islandLoaders[island](), import('./hydrate.tsx')]),
      patience,
    )
    await hydrateIsland(element, widget, JSON.parse(props) as object, prefix)
    element.dataset.hydrated = ''
  } catch (error) {
    console.warn(`The ${island} could not become interactive, its plain version stays.`, error)
    element.dataset.failed = ''
    showAll(element)
  }
  release()
  return 'hydrated' in element.dataset
}
