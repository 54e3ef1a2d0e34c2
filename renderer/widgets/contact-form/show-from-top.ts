/** Focuses something and shows all of its place, or its beginning: a jump of the focus alone may leave that above the window. */
export function showFromTop(focused: HTMLElement | null, place = focused): void {
  place?.scrollIntoView()
  focused?.focus({ preventScroll: true })
}
