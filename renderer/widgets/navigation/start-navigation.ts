import { pressEvent } from '../../islands/policy.ts'
import { lockPage } from './lock-page.ts'

/**
 * Opens and closes the menus before the widget has loaded, and for good when it cannot be loaded. The widget takes over what is
 * open. A press that closes the Treatments menu waits for it, since hover may hold the menu open until then.
 */
export function startNavigation(): void {
  const island = document.querySelector<HTMLElement>('[data-island="navigation"]')
  if (!island) return
  const isToggle = (button: HTMLElement) => 'otherLabel' in button.dataset
  const setOpen = (button: HTMLElement, isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen))
    button.parentElement?.toggleAttribute('data-open', isOpen)
    if (!isToggle(button)) return
    const { ariaLabel, dataset } = button
    button.ariaLabel = dataset.otherLabel ?? ''
    dataset.otherLabel = ariaLabel ?? ''
    lockPage(island.closest('header') ?? island, isOpen)
  }
  /** The button of what is open, of two menus the outer one. */
  const openButton = () =>
    document.querySelector<HTMLElement>(
      '[data-island="navigation"]:not([data-hydrated]) [aria-expanded="true"]',
    )

  island.addEventListener(pressEvent, (event) => {
    const button = event.target as HTMLElement
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    if (!isToggle(button) && !isOpen && island.dataset.failed === undefined) return
    event.preventDefault()
    setOpen(button, isOpen)
  })
  island.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('a') && openButton()
    if (button) setOpen(button, false)
  })
  island.addEventListener('focusout', ({ relatedTarget }) => {
    const button = openButton()
    if (button?.closest('li')?.contains(relatedTarget as Node) === false) setOpen(button, false)
  })
  addEventListener('resize', () => {
    const button = openButton()
    if (button?.checkVisibility() === false) setOpen(button, false)
  })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      island.dataset.dismissed = ''
      const button = openButton()
      if (!button) return
      event.stopPropagation()
      setOpen(button, false)
      button.focus()
    },
    { capture: true },
  )
}
