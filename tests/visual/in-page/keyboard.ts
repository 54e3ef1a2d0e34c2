import { inspectRing } from './focus-ring.ts'
import { nameOf } from './visible.ts'

const focusable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'

let expected: HTMLElement[] = []
let stops: HTMLElement[] = []
let findings: string[] = []

/** Everything that a visitor can see and use, in the order of the document. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  )

/** In a date field the Tab key stops at day, month, year and the calendar button. */
const stopsInDate = 4

/**
 * Records every stop from now on: from the page's first, if nothing has the focus yet, or else from the one after the first or before the
 * last, which it focuses. Returns how often to press.
 */
export function recordStops(from: 'start' | 'first' | 'last'): number {
  const all = from === 'last' ? controls().reverse() : controls()
  if (from !== 'start') all.shift()?.focus()
  expected = all
  stops = []
  findings = []
  // Captured, since React stops the event at a widget that it is hydrating.
  document.addEventListener('focusin', recordStop, true)
  return expected.length + document.querySelectorAll('input[type="date"]').length * (stopsInDate - 1)
}

function recordStop({ target }: FocusEvent): void {
  const element = target as HTMLElement
  stops.push(element)
  findings.push(...inspectRing(), ...hiddenStop(element))
}

export function stopFindings(): string[] {
  const at = expected.findIndex((element, index) => element !== stops[index])
  const wrong = at < 0 ? [] : [`stop ${at + 1} is ${describe(stops[at])}, not ${describe(expected[at])}`]
  return [...wrong, ...new Set(findings)]
}

const describe = (element: Element | undefined) => (element ? nameOf(element) : 'missing')

/** A stop of the Tab key that has next to no height, or of which nothing is seen: outside the window or covered (WCAG 2.2, 2.4.11). */
function hiddenStop(element: HTMLElement): string[] {
  const shown = element.closest('.card-link, .switch') ?? element
  // The first line of a link that is broken into several.
  const { left, right, top, bottom, height } = shown.getClientRects()[0] ?? new DOMRect()
  const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) =>
    shown.contains(document.elementFromPoint((left + right) / 2, y)),
  )
  return isSeen && height > 4 ? [] : [`${nameOf(element)} has the focus where nobody sees it`]
}
