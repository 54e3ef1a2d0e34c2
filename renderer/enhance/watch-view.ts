import { findAll } from './find.ts'

/**
 * Keeps `data-in-view` up to date on the page's top and on the booking buttons (those that open a new tab). The header is opaque while
 * the top is out of view, and the booking bar is shown while no booking button is in view.
 */
export function watchView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        (target as HTMLElement).dataset.inView = String(isIntersecting)
    },
    { rootMargin: '0px 0px -72px' },
  )
  for (const one of findAll('.page-top, main .button[target]')) observer.observe(one)
}
