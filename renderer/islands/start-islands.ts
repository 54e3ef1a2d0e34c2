import { watchScroll } from '../enhance/scrolled.ts'
import { collapseAccordions, showAllRows } from '../widgets/accordion/collapse.ts'
import { prefillFromAddress } from '../widgets/contact-form/prefill.ts'
import { startCookieConsent } from '../widgets/cookie-consent/start-cookie-consent.ts'
import { holdFirstAction } from './first-action.ts'
import { type IslandPolicy, rememberIsland, whenNeeded } from './policy.ts'
import { isIslandName, islandLoaders } from './registry.ts'

/** How long to wait for a widget's code, in milliseconds, before its plain HTML handles clicks. */
const loadTimeout = 6000

/**
 * Starts what a page does without its widgets, and loads each island's widget when its policy applies. An island gets
 * `data-hydrated` once its widget runs, or `data-failed` when it could not be loaded: it then works as it does without script.
 */
export function startIslands(): void {
  watchScroll()
  prefillFromAddress()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    rememberIsland(element, start(element))
  }
  collapseAccordions()
  startCookieConsent()
}

async function start(element: HTMLElement): Promise<boolean> {
  const { island = '', policy, prefix = '', props = '{}' } = element.dataset
  if (!isIslandName(island)) return false
  const release = holdFirstAction(element)
  await whenNeeded(element, policy as IslandPolicy)
  try {
    const [widget, { hydrateIsland }] = await withTimeout(
      Promise.all([islandLoaders[island](), import('./hydrate.tsx')]),
      loadTimeout,
    )
    await hydrateIsland(element, widget, JSON.parse(props) as object, prefix)
    element.dataset.hydrated = ''
  } catch (error) {
    console.warn(`The ${island} could not become interactive, its plain version stays.`, error)
    element.dataset.failed = ''
    showAllRows(element)
  }
  release()
  return 'hydrated' in element.dataset
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Nothing arrived within ${milliseconds} ms.`)),
      milliseconds,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
