import type { FocusEvent } from 'react'

/** Scrolls the page to what got the focus within a list, which has scrolled to it by itself: the window may be shorter. */
export const showWhole =
  (selector: string) =>
  ({ target }: FocusEvent): void => {
    requestAnimationFrame(() => target.closest(selector)?.scrollIntoView({ block: 'nearest' }))
  }
