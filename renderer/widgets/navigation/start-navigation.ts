import { find } from '../../enhance/find.ts'
import { listen } from '../../enhance/listen.ts'
import { lockPage } from './lock-page.ts'

/**
 * Opens and closes the menus until the widget has loaded, or for good if it cannot be loaded. The widget takes over what is
 * open. A press that closes the Treatments menu waits for the widget, since hover may hold the menu open until then.
 */
export function performMenuPress(button: HTMLElement): boolean {
  const isPerformed = button.matches('.nav-toggle, [aria-expanded="false"], [data-failed] [aria-expanded]')
  if (isPerformed) toggleMenu(button)
  return isPerformed
}

function toggleMenu(button: HTMLElement): void {
  const isOpen = button.ariaExpanded === 'false'
  button.ariaExpanded = String(isOpen)
  button.parentElement?.toggleAttribute('data-open', isOpen)
  if (button.matches('.nav-toggle')) lockPage(isOpen)
}

/** Closes what is open on Escape, when a link is chosen, when the focus leaves, and when the button is no longer there. */
export function startNavigation(): void {
  const island = find('[data-island="navigation"]')
  listen<KeyboardEvent & FocusEvent>('click focusout keydown resize', (event) => {
    const { type, key, target, relatedTarget } = event
    const isEscape = key === 'Escape'
    if (isEscape) island.dataset.dismissed = ''
    // The outer one, if two menus are open.
    const button = island.querySelector<HTMLElement>(
      '[data-island]:not([data-hydrated]) [aria-expanded="true"]',
    )
    if (!button) return
    const isLink = type === 'click' && (target as Element).closest('a')
    const isLeft = type === 'focusout' && button.closest('li')?.contains(relatedTarget as Node) === false
    if (isEscape || isLink || isLeft || button.checkVisibility?.() === false) toggleMenu(button)
    if (!isEscape) return
    button.focus({ preventScroll: true })
    event.stopImmediatePropagation()
  })
}
