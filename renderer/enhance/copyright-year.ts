/** The page may have been built last year. */
export function showCurrentYear(now = new Date()): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-copyright]')) {
    line.textContent =
      line.dataset.copyright?.replace('{year}', String(now.getFullYear())) ?? line.textContent
  }
}
