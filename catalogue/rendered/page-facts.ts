import type { Place } from '../finding.ts'
import { type Element, type Page, type Stated, squash, textOf } from './page.ts'

/** What one part of a page states of a property, in order. */
export interface Shown {
  property: string
  /** Where a value stands that the part lacks. */
  place: Place
  values: Stated[]
}

type Read = (element: Element, page: Page) => string

/** Where pages state something, and how it is read there. */
interface Fact {
  property: string
  /** What states one value. */
  each: string
  /** The parts of a page that state it, each by itself; the whole page when absent. */
  in?: string
  /** The value; a name is that of an attribute. An element's text when absent. */
  read?: Read | string
}

const metaNames =
  'description robots og:title og:description og:url og:site_name og:image og:image:alt'.split(' ')
const technicalMeta =
  'viewport theme-color format-detection og:type og:locale og:image:width og:image:height twitter:card'.split(
    ' ',
  )
const meta = (name: string) => `[name="${name}" i], [property="${name}" i]`
const otherMeta = `meta:is([name], [property]):not(${[...metaNames, ...technicalMeta].map(meta).join()})`
const microdata = '[itemscope], [itemprop], [itemtype], [typeof], [vocab]'
const frames = 'iframe, frame, embed, object, portal, base, meta[http-equiv="refresh" i]'

/** An element as its tag with the names of its attributes. */
const tag: Read = ({ name, attribs }) => `<${[name, ...Object.keys(attribs)].join(' ')}>`
const hrefs: Read = (element, page) =>
  page
    .all('a', element)
    .map(({ attribs }) => attribs.href)
    .join(' ')
const textWithLink: Read = (element, page) => `${textOf(element)} ${hrefs(element, page)}`
const textIn = (element: Element, selector: string, page: Page) =>
  page.all(selector, element).map(textOf).join(' ')
const row: Read = (element, page) => `${textIn(element, 'dt', page)}: ${textIn(element, 'dd', page)}`
/** A day's row with what the script reads to mark today: the day, and a date to count alternate days from. */
const dayRow: Read = (element, page) => {
  const { 'data-day': day, 'data-first-open': first } = element.attribs
  return `${row(element, page)} (${[day, first].join(' ').trim()})`
}
const link: Read = (element) => `${linkName(element)} -> ${element.attribs.href}`

const facts: Fact[] = [
  { property: 'title', each: 'title' },
  { property: 'heading', each: 'h1' },
  { property: 'canonical link', each: 'link[rel~="canonical" i]', read: 'href' },
  ...metaNames.map((name) => ({ property: `meta ${name}`, each: `meta:is(${meta(name)})`, read: 'content' })),
  {
    property: 'other metadata',
    each: otherMeta,
    read: ({ attribs }) => attribs.name ?? attribs.property ?? '',
  },
  { property: 'fact', in: 'dl.facts', each: '.fact', read: row },
  { property: 'price', each: '.price' },
  { property: 'related treatment', each: '.card-link', read: textWithLink },
  { property: 'contact button', each: '.price-block a:not([target])', read: link },
  { property: 'accordion row', each: '#treatments .accordion-item h3' },
  { property: 'accordion link', each: '#treatments .accordion-panel a', read: link },
  { property: 'testimonial', each: 'figure.testimonial' },
  {
    property: 'reason for contact',
    each: 'select[name="reasonForContact"] option',
    read: (option) => `${textOf(option)} (${option.attribs.value})`,
  },
  { property: 'date', each: 'time', read: (time) => `${textOf(time)} (${time.attribs.datetime})` },
  { property: 'opening hours', in: 'dl.hours', each: '.hours-row', read: dayRow },
  { property: 'address', in: 'address', each: ':scope' },
  { property: 'phone link', in: 'a[href^="tel:" i]', each: ':scope', read: 'href' },
  {
    property: 'e-mail link',
    in: 'a[href^="mailto:" i]',
    each: ':scope',
    read: ({ attribs }) => (attribs.href ?? '').replace(/\?.*/, ''),
  },
  {
    property: 'booking link',
    each: 'a.button[target="_blank"]:not(.button-icon)',
    read: (button, page) =>
      `${link(button, page)}${button.attribs.rel === 'noopener' ? '' : ' without rel="noopener"'}`,
  },
  { property: 'microdata', each: microdata, read: tag },
  { property: 'frame or redirect', each: frames, read: tag },
]

/** Everything that a page states, part by part. */
export function pageFacts(page: Page): Shown[] {
  return facts.flatMap(({ property, in: parts, each, read }) =>
    (parts === undefined ? [undefined] : page.all(parts)).map((part): Shown => {
      const elements = part && each === ':scope' ? [part] : page.all(each, part)
      const values = elements.map((element) =>
        typeof read === 'function'
          ? { ...page.stated(element), value: read(element, page) }
          : page.stated(element, read),
      )
      return { property, place: part ? page.placeOf(part) : page.start, values: distinct(property, values) }
    }),
  )
}

/** Booking buttons may stand twice on a page; of anything else two are one too many. */
function distinct(property: string, values: Stated[]): Stated[] {
  if (property !== 'booking link') return values
  return values.filter(
    ({ value }, index) => values.findIndex((one) => squash(one.value) === squash(value)) === index,
  )
}

/** What a link is called, without the remark that it opens a new tab. */
export function linkName(element: Element): string {
  return (element.attribs['aria-label'] ?? textOf(element)).replace(/ *\([^)]*\)$/, '')
}
