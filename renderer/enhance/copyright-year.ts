import { find } from './find.ts'

/** The page may have been built last year. */
export function showCurrentYear(): void {
  find('[data-year]').textContent = String(new Date().getFullYear())
}
