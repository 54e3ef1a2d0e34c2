import { addressedId, whenAddressed } from './addressed-id.ts'
import { loadEvent } from './policy.ts'

const rows = (accordion: Element) => [...accordion.querySelectorAll<HTMLElement>('.accordion-item')]
const panelOf = (row: Element) => row.querySelector<HTMLElement>('.accordion-panel')

/**
 * Closes the rows of every accordion that is not interactive yet, in a way that the browser's search still finds. A row that
 * is found, or that the address names, opens at once, and its accordion becomes interactive.
 */
export function collapseAccordions(): void {
  for (const accordion of document.querySelectorAll<HTMLElement>('[data-collapses]')) {
    for (const row of rows(accordion)) {
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
    const openAddressed = () => {
      const id = addressedId()
      open(rows(accordion).find((row) => row.id === id))
    }
    accordion.addEventListener('beforematch', ({ target }) => {
      open(rows(accordion).find((row) => row.contains(target as Node)))
    })
    whenAddressed(openAddressed)
    openAddressed()
  }
}

/** Shows everything again, for an accordion that could not become interactive. */
export function showAll(island: Element): void {
  for (const row of rows(island)) {
    panelOf(row)?.removeAttribute('hidden')
    row.querySelector('button')?.removeAttribute('aria-expanded')
  }
}
