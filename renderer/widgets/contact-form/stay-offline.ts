/**
 * Keeps the page, and what was typed, where the browser itself would send a form without a network and show an error page. Once the
 * form's widget runs it takes every submit.
 */
export function stayWhileOffline(): void {
  document.addEventListener('submit', (event) => {
    const words = document.querySelector<HTMLElement>('[data-offline]')
    if (navigator.onLine || event.defaultPrevented || !words) return
    event.preventDefault()
    words.hidden = false
  })
}
