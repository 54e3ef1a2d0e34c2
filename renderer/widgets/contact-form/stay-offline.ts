import { find } from '../../enhance/find.ts'

/**
 * Keeps the page, and what was typed, when the visitor is offline: the browser itself would send the form and show an error page. Once
 * the form's widget runs, it handles every submit.
 */
export function stayWhileOffline(): void {
  const words = find('[data-offline]')
  addEventListener('submit', (event) => {
    words.hidden = navigator.onLine || event.defaultPrevented
    if (!words.hidden) event.preventDefault()
  })
}
