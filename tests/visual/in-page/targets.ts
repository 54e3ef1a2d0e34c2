import { type Box, isFixed, isShown, nameOf, overlap } from './visible.ts'

/** Smallest size in CSS pixels: either side of any target (WCAG 2.2, 2.5.8), and the height of a main control (2.5.5). */
const smallest = 24
const comfortable = 44
const mainControls = '.button, .nav-link, .menu-groups a, .accordion-trigger, summary, .field-input, .switch'
const interactive = 'a[href], button, input, select, textarea, summary'

interface Target {
  element: Element
  boxes: Box[]
}

/** A link within a sentence is as high as its line; the rule exempts it. */
function isInSentence(element: Element): boolean {
  return getComputedStyle(element).display === 'inline'
}

/** What can be clicked or tapped: the element, or the larger part that takes clicks for it. */
function shownTargets(): Target[] {
  return [...document.querySelectorAll(interactive)].filter(isShown).map((element) => {
    const whole = element.closest('.card-link, .switch') ?? element
    const boxes = isInSentence(whole) ? [...whole.getClientRects()] : [whole.getBoundingClientRect()]
    return { element: whole, boxes }
  })
}

export function smallTargets(): string[] {
  return shownTargets().flatMap(({ element, boxes: [box] }) => {
    if (!box || isInSentence(element)) return []
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const least = element.matches(mainControls) ? comfortable : smallest
    const narrowest = element.matches('.button-icon') ? comfortable : smallest
    const isSmall = height < least - 0.5 || width < narrowest - 0.5
    return isSmall ? [`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)} px`] : []
  })
}

export function overlappingTargets(): string[] {
  const targets = shownTargets().filter(({ element }) => !isFixed(element))
  return targets.flatMap(({ element, boxes }, index) =>
    targets.slice(index + 1).flatMap((other) => {
      const nested = element.contains(other.element) || other.element.contains(element)
      const over = boxes.some((box) =>
        other.boxes.some((second) => {
          const { across, down } = overlap(box, second)
          return across > 2 && down > 4
        }),
      )
      return over && !nested ? [`${nameOf(element)} lies over ${nameOf(other.element)}`] : []
    }),
  )
}
