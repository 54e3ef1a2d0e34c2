import { attributeOf, type Element, findAll, inTemplates, isWithin, unseen } from './element.ts'
import type { PageCheck } from './scope.ts'

/** Every price that a page sets is there for all to read: neither hidden nor kept from screen readers. */
export const shownPrices: PageCheck = ({ page }) => {
  const set = { with: { 'data-price': true } } as const
  const templates = inTemplates(page.document).flatMap((content) => findAll(content, set))
  return [...page.all(set).filter((element) => isWithin(element, isKept)), ...templates].map((element) => ({
    place: page.placeOf(element),
    message: `price: the price of £${attributeOf(element, 'data-price')} is not shown.`,
    remedy: 'Take hidden, aria-hidden, the style or the template away from it and from what it stands in.',
  }))
}

function isKept(element: Element): boolean {
  return (
    unseen(element) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'inert') !== undefined
  )
}
