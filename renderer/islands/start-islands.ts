import type { ComponentType } from 'react'
import { applyLaterStyles } from '../enhance/later-styles.ts'
import { watchScroll } from '../enhance/scrolled.ts'
import { startCookieConsent } from '../widgets/cookie-consent/start-cookie-consent.ts'
import { startNavigation } from '../widgets/navigation/start-navigation.ts'
import type { IslandName } from './components.ts'
import { holdFirstActions } from './first-action.ts'
import { type IslandPolicy, whenNeeded } from './policy.ts'
import { type IslandLoaders, onEveryPage } from './registry.ts'

/** How long to wait for a widget's code, in milliseconds, before its plain HTML stays. */
const loadTimeout = 6000

/**
 * Starts what every page does without its widgets, and loads each island's widget when its policy applies. An island gets
 * `data-hydrated` once its widget runs, or `data-failed` when it could not be loaded: it then goes on as plain HTML, whose presses
 * the page's own script performs.
 */
export function startIslands(ofPage: IslandLoaders = {}): void {
  watchScroll()
  const loaders = { ...onEveryPage, ...ofPage }
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void start(element, loaders)
  startNavigation()
  startCookieConsent()
}

async function start(element: HTMLElement, loaders: IslandLoaders): Promise<void> {
  const { island, policy, prefix = '', props = '{}', moreProps } = element.dataset
  const release = holdFirstActions(element)
  await whenNeeded(element, policy as IslandPolicy)
  try {
    const loading = Promise.all([
      loaders[island as IslandName]?.(),
      import('./on-every-page.ts'),
      moreProps && fetchJson(moreProps),
      applyLaterStyles(),
    ])
    const [widget, { hydrateIsland }, more] = await withTimeout(loading, loadTimeout)
    hydrateIsland(element, widget as ComponentType, { ...JSON.parse(props), ...more }, prefix, () => {
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
