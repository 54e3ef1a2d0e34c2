import { findAll } from '../../enhance/find.ts'
import { listen } from '../../enhance/listen.ts'
import { loadEvent } from '../../islands/start-islands.ts'
import { performMenuPress } from '../navigation/start-navigation.ts'

/** Opens and closes rows until their widget takes over. */
export function performPress(button: HTMLElement): boolean {
  const row = button.closest('.accordion-item')
  if (!row) return performMenuPress(button)
  openOnly(button.ariaExpanded === 'true' ? null : row)
  return true
}

/**
 * Closes the rows of the accordion before its widget has loaded; the browser's search still finds the text. A row that is found, or
 * that the address points to, opens at once and loads the widget.
 */
export function collapseAccordion(): void {
  // As if the browser's search had found the row's text: the widget handles that event too once it runs.
  const openFromHash = () =>
    document.getElementById(location.hash.slice(1))?.lastElementChild?.dispatchEvent(new Event('beforematch'))

  openOnly(null)
  listen('beforematch', ({ target }) => {
    const row = (target as Element).closest('[data-island]:not([data-hydrated]) .accordion-item')
    if (!row) return
    openOnly(row)
    row.dispatchEvent(new Event(loadEvent))
  })
  openFromHash()
  listen('hashchange', openFromHash)
  // A link to the hash that is already in the address fires no hashchange.
  listen('click', ({ target }) => {
    if ((target as Element).closest('a')?.href === location.href) openFromHash()
  })
}

/** Opens one row, or none, and closes the others. Rows that stay as they are cost the browser nothing. */
function openOnly(open: Element | null): void {
  for (const row of findAll('.accordion-item')) {
    const isOpen = row === open
    const button = row.querySelector('button') as HTMLButtonElement
    if (button.ariaExpanded === String(isOpen)) continue
    button.ariaExpanded = String(isOpen)
    button.disabled = false
    const panel = row.lastElementChild as { hidden?: boolean | 'until-found' }
    panel.hidden = isOpen ? false : 'until-found'
  }
}
