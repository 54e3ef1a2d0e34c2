import type { FocusEvent } from 'react'

/** Scrolls the page to a list item focused by keyboard. The list scrolls by itself, but the window may be shorter than the list. */
export const scrollFocusedIntoView =
  (selector: string) =>
  ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible'))
      requestAnimationFrame(() => target.closest(selector)?.scrollIntoView({ block: 'nearest' }))
  }
