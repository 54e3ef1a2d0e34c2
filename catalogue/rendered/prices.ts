import { formatPrice, priceUnits } from '../../schemas/content/price.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { compare, compareLists } from './compare.ts'
import { closest, type Element, findAll } from './element.ts'
import { stated } from './expected-page.ts'
import { type Mismatch, type Stated, unknown } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'

/**
 * Every price that a page sets: `data-price` holds the pounds, the text the price as people read it. On a treatment's page
 * it is that treatment's own price, or in a card that of the treatment the card links to.
 */
export const prices: PageCheck = (scope) => {
  const { page, expected } = scope
  const set = page.all({ with: { 'data-price': true } })
  const blocks = page.all({ class: 'price', with: { 'data-price': true } })
  return [
    ...set.flatMap((element) => priceProblems(element, scope)),
    ...(expected.treatment
      ? compareLists(
          'price block',
          blocks.map((block) => page.said(block)),
          [inFull(expected.treatment)],
          scope.start,
        )
      : []),
  ]
}

/** The price with its unit and what it covers, as the price block says it. */
function inFull({ slug, price }: Treatment): Stated {
  const covers = price.covers ? `, ${price.covers}` : ''
  return stated(`${formatPrice(price)} ${priceUnits[price.unit]}${covers}`, 'treatment', ['price'], slug)
}

function priceProblems(element: Element, scope: PageScope): Mismatch[] {
  const { page, start } = scope
  const treatment = priced(element, scope)
  const shown = page.said(element)
  if (!treatment) return [unknown('price', shown)]
  const { slug, price } = treatment
  const attribute = page.saidBy(element, 'data-price')
  const words = price.covers ? [inFull(treatment).text] : []
  const accepted = [...words, `${formatPrice(price)} ${priceUnits[price.unit]}`, formatPrice(price)]
  const text = accepted.find((one) => compare('', shown, { text: one }, start).length === 0)
  return [
    ...compare(
      'price in pounds',
      attribute,
      stated(String(price.amount), 'treatment', ['price', 'amount'], slug),
      start,
    ),
    ...(text ? [] : compare('price', shown, stated(formatPrice(price), 'treatment', ['price'], slug), start)),
  ]
}

/** Whose price an element sets. */
function priced(element: Element, { catalogue, expected, addresses }: PageScope): Treatment | undefined {
  const card = closest(element, { class: 'card' })
  if (!card) return expected.treatment
  return catalogue.treatments.find(
    ({ slug }) => findAll(card, { tag: 'a', with: { href: addresses.treatment(slug) } }).length > 0,
  )
}
