import { loadEvent } from '../../islands/policy.ts'
import { hashId, onHashLink } from './address-hash.ts'

const rowsOf = (accordion: Element) => [...accordion.querySelectorAll<HTMLElement>('.accordion-item')]
const panelOf = (row: Element) => row.querySelector<HTMLElement>('.accordion-panel')

/**
 * Closes the rows of every accordion before its widget has loaded; the browser's search still finds the text. A row that is
 * found, or that the address points to, opens at once and loads the widget.
 */
export function collapseAccordions(): void {
  for (const accordion of document.querySelectorAll<HTMLElement>('[data-collapses]')) {
    for (const row of rowsOf(accordion)) {
      panelOf(row)?.setAttribute('hidden', 'until-found')
      row.querySelector('button')?.setAttribute('aria-expanded', 'false')
    }
    accordion.dataset.collapses = 'done'
    const open = (row: HTMLElement | undefined) => {
      if (!row || accordion.closest('[data-hydrated]')) return
      panelOf(row)?.removeAttribute('hidden')
      row.querySelector('button')?.setAttribute('aria-expanded', 'true')
      row.dataset.expanded = ''
      accordion.dispatchEvent(new Event(loadEvent, { bubbles: true }))
    }
    const openFromHash = () => {
      const id = hashId()
      open(rowsOf(accordion).find((row) => row.id === id))
    }
    accordion.addEventListener('beforematch', ({ target }) => {
      open(rowsOf(accordion).find((row) => row.contains(target as Node)))
    })
    onHashLink(openFromHash)
    openFromHash()
  }
}

/** Shows every row of an accordion whose widget could not be loaded. */
export function showAllRows(island: Element): void {
  for (const row of rowsOf(island)) {
    panelOf(row)?.removeAttribute('hidden')
    row.querySelector('button')?.removeAttribute('aria-expanded')
  }
}
