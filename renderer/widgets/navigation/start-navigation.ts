import { pressEvent } from '../../islands/policy.ts'
import { lockPage } from './lock-page.ts'

/**
 * Opens and closes the menus before the widget has loaded, and for good when it cannot be loaded. The widget takes over what is
 * open. A press that closes the Treatments menu waits for it, since hover may hold the menu open until then.
 */
export function startNavigation(): void {
  const island = document.querySelector<HTMLElement>('[data-island="navigation"]')
  island?.addEventListener(pressEvent, (event) => {
    const button = event.target as HTMLElement
    const isToggle = 'otherLabel' in button.dataset
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    if (!isToggle && !isOpen && island.dataset.failed === undefined) return
    event.preventDefault()
    button.setAttribute('aria-expanded', String(isOpen))
    button.parentElement?.toggleAttribute('data-open', isOpen)
    if (!isToggle) return
    const { ariaLabel, dataset } = button
    button.ariaLabel = dataset.otherLabel ?? ''
    dataset.otherLabel = ariaLabel ?? ''
    lockPage(island.closest('header') ?? island, isOpen)
  })
  const openToggle = () =>
    island?.dataset.hydrated === undefined
      ? island?.querySelector<HTMLElement>('[data-other-label][aria-expanded="true"]')
      : null
  island?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) openToggle()?.click()
  })
  addEventListener('resize', () => {
    const toggle = openToggle()
    if (toggle?.checkVisibility() === false) toggle.click()
  })
  document.addEventListener(
    'keydown',
    (event) => {
      const toggle = event.key === 'Escape' && openToggle()
      if (!toggle) return
      event.stopPropagation()
      toggle.click()
      toggle.focus()
    },
    { capture: true },
  )
}
