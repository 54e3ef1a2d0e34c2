import { loadEvent, pressEvent } from '../../islands/policy.ts'
import { hashId, onHashLink } from './address-hash.ts'

/**
 * Closes the rows of every accordion before its widget has loaded; the browser's search still finds the text. A press opens and
 * closes rows until the widget takes over. A row that is found, or that the address points to, opens at once and loads the widget.
 */
export function collapseAccordions(): void {
  for (const accordion of document.querySelectorAll<HTMLElement>('[data-collapses]')) {
    const island = accordion.closest<HTMLElement>('[data-island]')
    const rows = [...accordion.querySelectorAll<HTMLElement>('.accordion-item')]
    const rowOf = ({ target }: Event) => rows.find((row) => row.contains(target as Node))

    openOnly(rows, undefined)
    accordion.dataset.collapses = 'done'
    const open = (row: HTMLElement | undefined) => {
      if (!row || island?.dataset.hydrated !== undefined) return
      openOnly(rows, row)
      accordion.dispatchEvent(new Event(loadEvent, { bubbles: true }))
    }
    const openFromHash = () => {
      const id = hashId()
      open(rows.find((row) => row.id === id))
    }
    accordion.addEventListener('beforematch', (event) => open(rowOf(event)))
    accordion.addEventListener(pressEvent, (event) => {
      event.preventDefault()
      const row = rowOf(event)
      openOnly(rows, row?.dataset.expanded === undefined ? row : undefined)
    })
    onHashLink(openFromHash)
    openFromHash()
  }
}

/** Opens one row, or none, and closes the others. What stays as it is costs the browser nothing. */
function openOnly(rows: HTMLElement[], open: HTMLElement | undefined): void {
  for (const row of rows) {
    const button = row.querySelector('button')
    if (button?.getAttribute('aria-expanded') === String(row === open)) continue
    const panel = row.querySelector('.accordion-panel')
    if (row === open) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
    button?.setAttribute('aria-expanded', String(row === open))
    button?.removeAttribute('disabled')
    row.toggleAttribute('data-expanded', row === open)
  }
}
