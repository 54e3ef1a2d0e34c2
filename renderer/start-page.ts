import { find } from './enhance/find.ts'
import { watchView } from './enhance/watch-view.ts'
import { type Perform, startIslands } from './islands/start-islands.ts'
import { startCookieConsent } from './widgets/cookie-consent/start-cookie-consent.ts'
import { performMenuPress, startNavigation } from './widgets/navigation/start-navigation.ts'

/** Starts what every page has. A page with more buttons than the menu's passes its own `perform`. */
export function startPage(perform: Perform = performMenuPress): void {
  startIslands(perform)
  startNavigation()
  startCookieConsent()
  watchView()
  // The page may have been built last year.
  find('[data-year]').textContent = String(new Date().getFullYear())
}
