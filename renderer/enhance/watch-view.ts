import { findAll } from './find.ts'

/**
 * Keeps `data-in-view` up to date on the page's top and on the booking buttons, which open a new tab: the header is opaque without the
 * former, and the booking bar is shown without any of the latter.
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
