import type { FocusEvent } from 'react'

/** Scrolls the page to what a key has given the focus within a list, which has scrolled to it by itself: the window may be shorter. */
export const showWhole =
  (selector: string) =>
  ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible'))
      requestAnimationFrame(() => target.closest(selector)?.scrollIntoView({ block: 'nearest' }))
  }
