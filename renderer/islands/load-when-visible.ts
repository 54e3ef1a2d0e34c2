import { find } from '../enhance/find.ts'
import { loadEvent } from './start-islands.ts'

/** Loads the island that asks for it when it is almost in view. */
export function loadWhenVisible(): void {
  const island = find('[data-when-visible]')
  new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) island.dispatchEvent(new Event(loadEvent))
    },
    { rootMargin: '200px' },
  ).observe(island)
}
