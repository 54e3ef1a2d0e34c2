/** Focuses what may be taller than the window, whose beginning a jump of the focus alone may leave above it. */
export function showFromTop(element: HTMLElement | null): void {
  element?.scrollIntoView()
  element?.focus({ preventScroll: true })
}
