import { applyLaterStyles } from '../enhance/later-styles.ts'
import { watchScroll } from '../enhance/scrolled.ts'
import { startCookieConsent } from '../widgets/cookie-consent/start-cookie-consent.ts'
import { startNavigation } from '../widgets/navigation/start-navigation.ts'
import { holdFirstAction } from './first-action.ts'
import { type IslandPolicy, whenNeeded } from './policy.ts'
import { isIslandName, islandLoaders } from './registry.ts'

/** How long to wait for a widget's code, in milliseconds, before its plain HTML stays. */
const loadTimeout = 6000

/**
 * Starts what every page does without its widgets, and loads each island's widget when its policy applies. An island gets
 * `data-hydrated` once its widget runs, or `data-failed` when it could not be loaded: it then goes on as plain HTML, whose presses
 * the page's own script performs.
 */
export function startIslands(): void {
  watchScroll()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void start(element)
  startNavigation()
  startCookieConsent()
}

async function start(element: HTMLElement): Promise<void> {
  const { island = '', policy, prefix = '', props = '{}', moreProps } = element.dataset
  if (!isIslandName(island)) return
  const release = holdFirstAction(element)
  await whenNeeded(element, policy as IslandPolicy)
  try {
    const loading = Promise.all([
      islandLoaders[island](),
      import('./on-every-page.ts'),
      moreProps && fetchJson(moreProps),
      applyLaterStyles(),
    ])
    const [widget, { hydrateIsland }, more] = await withTimeout(loading, loadTimeout)
    hydrateIsland(element, widget, { ...JSON.parse(props), ...more }, prefix, () => {
      element.dataset.hydrated = ''
      release(true)
    })
  } catch (error) {
    console.warn(`The ${island} could not become interactive, its plain version stays.`, error)
    element.dataset.failed = ''
    release(false)
  }
}

const fetchJson = async (address: string) => (await fetch(address)).json()

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject)
    setTimeout(() => reject(new Error(`Nothing arrived within ${milliseconds} ms.`)), milliseconds)
  })
}
