import { showCurrentYear } from './enhance/copyright-year.ts'
import { watchView } from './enhance/watch-view.ts'
import { type Perform, startIslands } from './islands/start-islands.ts'
import { startCookieConsent } from './widgets/cookie-consent/start-cookie-consent.ts'
import { performMenuPress, startNavigation } from './widgets/navigation/start-navigation.ts'

/** What the script of every page does; `perform` is for a page that has more buttons than those of the menu. */
export function startPage(perform: Perform = performMenuPress): void {
  startIslands(perform)
  startNavigation()
  startCookieConsent()
  showCurrentYear()
  watchView()
}
