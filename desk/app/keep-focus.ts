const focusTargets = '[data-takes-focus]'

/**
 * When the focused element is removed, focuses the heading or list of the part that it was in. Popovers, which are outside the
 * desk's root element, return the focus by themselves.
 */
export function keepFocus(signal: AbortSignal): void {
  const desk = document.getElementById('root')
  if (!desk) return
  let path: Element[] = []
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element && desk.contains(target) ? pathOf(target) : []
  }
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && path[0]?.isConnected === false) passFocus(path)
  })
  document.addEventListener('focusin', remember, { signal })
  observer.observe(desk, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Moves the focus to the heading of a field's part, where single keys work, unless something outside its form or section has it. */
export function focusHeadingOf(field: Element | null): void {
  const { activeElement, body } = document
  const isThere =
    activeElement === field ||
    activeElement === body ||
    field?.closest('form, section')?.contains(activeElement)
  if (field && isThere) passFocus(pathOf(field))
}

function pathOf(element: Element): Element[] {
  const path = []
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at)
  return path
}

function passFocus(path: Element[]): void {
  for (const part of path.filter(({ isConnected }) => isConnected)) {
    const inside = [...part.querySelectorAll<HTMLElement>(focusTargets)].findLast((place) =>
      place.checkVisibility(),
    )
    const place = inside ?? (part instanceof HTMLElement && part.matches(focusTargets) ? part : undefined)
    place?.focus({ preventScroll: true })
    if (place?.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' })
    if (place) return
  }
}
