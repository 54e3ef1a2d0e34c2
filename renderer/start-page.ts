import { watchBookingButtons } from './enhance/booking-in-view.ts'
import { showCurrentYear } from './enhance/copyright-year.ts'
import type { IslandLoaders } from './islands/registry.ts'
import { startIslands } from './islands/start-islands.ts'

/** What the script of every page does; `islands` are those that not every page has. */
export function startPage(islands?: IslandLoaders): void {
  startIslands(islands)
  showCurrentYear()
  watchBookingButtons()
}
