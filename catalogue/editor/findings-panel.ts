import { button, element, findingItem } from './panel-elements.ts'
import { type PanelMessage, panelEvent, panelQuestion } from './panel-message.ts'
import { panelStyles } from './panel-styles.ts'

/**
 * Shows over a page of the dev server what the content check found. Errors open the panel, and it closes by itself once they
 * are mended; warnings wait behind a badge. Vite puts this module into each page with its own client.
 */
const host = element('content-findings' as 'div', '')
const root = host.attachShadow({ mode: 'open' })
let findings: PanelMessage = { errors: [], warnings: [] }
let isOpen = false

import.meta.hot?.on(panelEvent, (message) => {
  const isNews = message.errors.some(({ place }) => !findings.errors.some((known) => known.place === place))
  isOpen = message.errors.length > 0 && (isOpen || isNews)
  findings = message
  draw()
})
import.meta.hot?.send(panelQuestion)

/** The page's own dialogs, which may open later, must not cover the panel. */
document.addEventListener('toggle', ({ target }) => target !== host && isOpen && draw(), true)

function toggle(open: boolean): void {
  if (open === isOpen) return
  isOpen = open
  draw()
  if (!open) root.querySelector<HTMLElement>('.badge')?.focus()
}

function draw(): void {
  const count = findings.errors.length + findings.warnings.length
  if (count === 0) {
    host.remove()
    return
  }
  if (!host.isConnected) document.documentElement.append(host)
  const shown = isOpen ? panel() : badge()
  root.replaceChildren(element('style', '', panelStyles), shown)
  if (shown instanceof HTMLDialogElement) shown.showModal()
}

function badge(): HTMLElement {
  const made = button(findings.errors.length > 0 ? 'badge errors' : 'badge', counts(), () => toggle(true))
  made.title = 'Show what the content check found'
  return made
}

function panel(): HTMLDialogElement {
  const { errors, warnings } = findings
  const blocks = errors.length > 0
  const heading = blocks
    ? `${plural(errors.length, 'problem')} in the content`
    : `${plural(warnings.length, 'warning')} about the content`
  const lead = blocks
    ? 'The site cannot be built like this. Mend what is listed and save: this goes away by itself, and the page is renewed. Until then the page stays as it was.'
    : 'The site can be built, but somebody ought to look at these.'
  const made = element(
    'dialog',
    blocks ? 'panel' : 'panel warnings-only',
    element(
      'div',
      'content',
      button('close', 'Hide', () => toggle(false)),
      element('h2', '', heading),
      element('p', 'lead', lead),
      element('ul', '', ...(blocks ? errors : warnings).map(findingItem)),
      ...(blocks && warnings.length > 0 ? [folded()] : []),
    ),
  )
  made.setAttribute('aria-label', heading)
  made.addEventListener('cancel', () => toggle(false))
  made.addEventListener('click', ({ target }) => target === made && toggle(false))
  return made
}

function folded(): HTMLElement {
  const { warnings } = findings
  return element(
    'details',
    '',
    element(
      'summary',
      '',
      `${plural(warnings.length, 'warning')}, which do not keep the site from being built`,
    ),
    element('ul', '', ...warnings.map(findingItem)),
  )
}

function counts(): string {
  const { errors, warnings } = findings
  return [
    ...(errors.length > 0 ? [plural(errors.length, 'problem')] : []),
    ...(warnings.length > 0 ? [plural(warnings.length, 'warning')] : []),
  ].join(', ')
}

function plural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
