import { clinicWords } from '../../schemas/content/clinic-words.ts'
import { longDate } from '../../schemas/content/long-date.ts'
import { formatHours } from '../../schemas/content/opening-hours.ts'
import { formatPrice } from '../../schemas/content/price.ts'
import { closest } from './element.ts'
import { unknown } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'
import { squash } from './words.ts'

/** Every text with a figure that a page shows is said so somewhere in the content it is made from. Set prices are compared in place. */
export const figures: PageCheck = (scope) => {
  const known = squash(statedTexts(scope).join('\n'))
  return scope.page.texts
    .filter(({ value }) => /\d/.test(value) && !known.includes(squash(value)))
    .filter((text) => !closest(text, { with: { 'data-price': true } }))
    .map((text) => unknown('figure', { text: text.value, place: scope.page.placeOf(text) }))
}

function statedTexts(scope: PageScope): string[] {
  const { catalogue, expected, prose, today } = scope
  const { clinic, navigation, home, about, contact, testimonials, cookies, treatmentPage } = catalogue
  const { treatment, legal } = expected
  const priced = treatment
    ? [treatment, ...catalogue.treatments.filter(({ slug }) => treatment.related.includes(slug))]
    : []
  const pages = { home: [home, testimonials], about: [about] }
  return [
    ...textsIn([clinic, navigation, contact, cookies, treatmentPage, treatment, legal]),
    ...(expected.kind === 'home' || expected.kind === 'about' ? textsIn(pages[expected.kind]) : []),
    ...Object.values(clinicWords(clinic)),
    ...catalogue.treatments.map(({ title }) => title),
    ...priced.map(({ price }) => formatPrice(price)),
    ...(expected.kind === 'home' ? home.treatments.items.map(({ price }) => formatPrice(price)) : []),
    ...clinic.hours.flatMap((day) => ('closed' in day ? [] : [formatHours(day)])),
    ...(expected.kind === 'home' ? testimonials.items.map(({ rating }) => `Rated ${rating} out of 5`) : []),
    ...(legal?.updated ? [longDate(legal.updated)] : []),
    ...prose.blocks.map(({ text }) => text),
    navigation.footer.copyright.replace('{year}', today.slice(0, 4)),
  ]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
