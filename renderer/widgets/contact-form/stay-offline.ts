import { find } from '../../enhance/find.ts'

/**
 * Keeps the page, and what was typed, where the browser itself would send a form without a network and show an error page. Once the
 * form's widget runs it takes every submit.
 */
export function stayWhileOffline(): void {
  const words = find('[data-offline]')
  addEventListener('submit', (event) => {
    words.hidden = navigator.onLine || event.defaultPrevented
    if (!words.hidden) event.preventDefault()
  })
}
