/** Focuses an element and scrolls to the top of `place`: moving the focus alone may leave that above the window. */
export function showFromTop(focused: HTMLElement | null, place = focused): void {
  place?.scrollIntoView()
  focused?.focus({ preventScroll: true })
}
