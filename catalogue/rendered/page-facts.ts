import { type Element, type Page, textOf } from './built-site.ts'
import type { Fact } from './problems.ts'

type Read = (element: Element, page: Page) => string

/** Where pages state something, and how it is read there: its text, an attribute by its name, or what a function makes of it. */
type Spot = [property: string, selector: string, read?: Read | string]

const technicalMeta =
  /^(?:viewport|theme-color|format-detection|og:type|og:locale|og:image:(?:width|height)|twitter:card)$/

const textWithLink: Read = (element, page) => {
  const hrefs = page.all('a', element).map(({ attribs }) => attribs.href)
  return [textOf(element), ...hrefs].join(' ')
}
const row: Read = (element, page) => {
  const [label, value] = ['dt', 'dd'].map((name) => page.all(name, element).map(textOf).join(' '))
  return `${label}: ${value}`
}
const nameAndAddress: Read = (element) => `${textOf(element)} -> ${element.attribs.href}`
/**
 * Every day's row with the attributes that the script reads: the day, its times, its number within a period of days, and the
 * period's length; then the days on which the clinic is closed.
 */
const days: Read = (element, page) => {
  const rows = page.all('.hours-row', element).map((day) => {
    const read = ['day', 'opens', 'closes', 'on', 'every'].map((name) => day.attribs[`data-${name}`] ?? '')
    return `${row(day, page)} (${read.join(' ')})`
  })
  return [...rows, `closed on ${element.attribs['data-closed-on']}`].join('; ')
}
const link: Read = (element) => {
  const { 'aria-label': label, target, href } = element.attribs
  const name = label ?? textOf(element)
  // A link that opens in a new tab says so in brackets.
  return `${target ? name.replace(/ *\([^)]*\)$/, '') : name} -> ${href}`
}

const mailbox: Read = ({ attribs }) => (attribs.href ?? '').replace(/\?.*/, '')
const opened: Read = ({ attribs }) => `${attribs.href} (${attribs.target} ${attribs.rel})`

const places: Spot[] = [
  ['title', 'title'],
  ['heading', 'h1'],
  ['canonical link', 'link[rel~="canonical" i]', 'href'],
  ['fact', 'dl.facts .fact', row],
  ['price', '.price'],
  ['course', '.price-course'],
  ['related treatment', '[aria-labelledby="related-heading"] .card-link', textWithLink],
  ['contact button', '.price-block a:not([href^="http"])', link],
  ['accordion row', '#treatments .accordion-item h3'],
  ['accordion link', '#treatments .accordion-panel a', link],
  ['price list', '#treatments .price-line', nameAndAddress],
  ['testimonial', 'figure.testimonial'],
  ['date', 'time', (time) => `${textOf(time)} (${time.attribs.datetime})`],
  ['opening hours', 'dl.hours', days],
  ['year', '[data-year]'],
  ['address', 'address'],
  ['phone link', 'a[href^="tel:" i]', 'href'],
  ['email link', 'a[href^="mailto:" i]', mailbox],
  ['booking link', 'a.button[href^="http" i]:not(.button-icon)', opened],
]

/** Everything that a page states and that content must state in the same way. */
export function pageFacts(page: Page): Fact[] {
  const metadata = page.all('meta:is([name], [property])').flatMap((element) => {
    const name = (element.attribs.name ?? element.attribs.property ?? '').toLowerCase()
    const values = [page.stated(element, 'content')]
    return technicalMeta.test(name) ? [] : { property: `meta ${name}`, values }
  })
  const stated = places.map(([property, selector, read]) => {
    const values = page.all(selector).map((element) => {
      if (typeof read !== 'function') return page.stated(element, read)
      return { value: read(element, page), place: page.placeOf(element) }
    })
    return { property, values }
  })
  return [...metadata, ...stated]
}
