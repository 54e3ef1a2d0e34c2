import { clinicWords } from '../../schemas/content/clinic-words.ts'
import { longDate } from '../../schemas/content/long-date.ts'
import { formatHours } from '../../schemas/content/opening-hours.ts'
import { formatPrice } from '../../schemas/content/price.ts'
import { attributeOf, closest, type Element, findAll, isWanted, type TextNode } from './element.ts'
import type { PageScope } from './scope.ts'

/** Every text of content that a page may be made from, prices apart. */
export function statedTexts(scope: PageScope): string[] {
  const { catalogue, expected, prose, today } = scope
  const { clinic, navigation, home, about, contact, testimonials, cookies, treatmentPage } = catalogue
  const { treatment, legal } = expected
  const pages = { home: [home, testimonials], about: [about] }
  return [
    ...textsIn([clinic, navigation, contact, cookies, treatmentPage, treatment, legal]),
    ...(expected.kind === 'home' || expected.kind === 'about' ? textsIn(pages[expected.kind]) : []),
    ...Object.values(clinicWords(clinic)),
    ...catalogue.treatments.map(({ title }) => title),
    ...clinic.hours.flatMap((day) => ('closed' in day ? [] : [formatHours(day)])),
    ...(expected.kind === 'home'
      ? testimonials.items.flatMap(({ rating, name }, index) => {
          const position = `${index + 1} / ${testimonials.items.length}`
          return [`Rated ${rating} out of 5`, position, `${position}: ${name}`]
        })
      : []),
    ...(legal?.updated ? [longDate(legal.updated)] : []),
    ...prose.blocks.map(({ text }) => text),
    navigation.footer.copyright.replace('{year}', today.slice(0, 4)),
  ]
}

/** The prices that may stand at a place: in a card or a row the one of the treatment that it links to, elsewhere the page's own. */
export function statedPrices(node: Element | TextNode, scope: PageScope): string[] {
  const { catalogue, expected, addresses } = scope
  const around = (name: string) =>
    'tagName' in node && isWanted(node, { class: name }) ? node : closest(node, { class: name })
  const card = around('card') ?? around('accordion-item')
  if (!card) return expected.treatment ? [formatPrice(expected.treatment.price)] : []
  const linked = new Set(findAll(card, { tag: 'a' }).map((link) => attributeOf(link, 'href')))
  const items = expected.kind === 'home' ? catalogue.home.treatments.items : []
  return [
    ...catalogue.treatments.filter(({ slug }) => linked.has(addresses.treatment(slug))),
    ...items.filter(({ treatment }) => linked.has(addresses.treatment(treatment))),
  ].map(({ price }) => formatPrice(price))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
