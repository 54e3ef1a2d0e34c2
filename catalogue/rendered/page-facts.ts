import { capitalised } from '../../schemas/capitalised.ts'
import { formatHours } from '../../schemas/content/clock-words.ts'
import { courseCost } from '../../schemas/content/course-cost.ts'
import { type FactName, factLabels } from '../../schemas/content/facts.ts'
import { weekdays } from '../../schemas/content/opening-hours.ts'
import { formatPrice, type Price, priceUnits } from '../../schemas/content/price.ts'
import { isPriceAdvertised } from '../../schemas/content/treatment.ts'
import { day as dayLength } from '../../schemas/time/durations.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { closedDays } from '../../schemas/time/open-time.ts'
import { urls } from '../../schemas/urls.ts'
import type { Path } from '../content.ts'
import { type Element, type Page, type Stated, textOf } from './built-site.ts'
import { type ExpectedPage, type Site, stated, textAt } from './expected-pages.ts'
import type { Fact } from './problems.ts'

type Read = (element: Element, page: Page) => string
/** A fact at the elements that match a selector; what they show is their words and links, unless `read` takes something else from them. */
type At = (property: string, selector: string, stated: Stated[], read?: Read) => Fact

const wordsAndLinks: Read = (element, page) => {
  const links = [element, ...page.all('a', element)]
  return [textOf(element), ...links.flatMap(({ attribs }) => attribs.href ?? [])].join(' ')
}
const attributes =
  (...names: string[]): Read =>
  ({ attribs }) =>
    names.map((name) => attribs[name] ?? '').join(' ')
const href = attributes('href')
const opened = attributes('href', 'target', 'rel')
/** A day's row with what the script reads: the day, its times, its number within a period of days, and the period's length. */
const openingDay: Read = (row, page) => {
  const read = attributes('data-day', 'data-opens', 'data-closes', 'data-on', 'data-every')
  return `${textOf(row)} (${read(row, page)})`
}

/** What a page states in its text, links and metadata, beside what content states. */
export function pageFacts(page: Page, own: ExpectedPage, site: Site): Fact[] {
  const { catalogue, content } = site
  const { clinic } = catalogue
  const { name, address } = clinic
  const at: At = (property, selector, stated, read = wordsAndLinks) => {
    const shown = page.all(selector).map((element) => page.stated(element, read(element, page)))
    return { property, shown, stated }
  }
  const fact = (value: string, key: string) => stated(content.clinic, value, key)
  const isOptional = own.kind !== 'home' && own.kind !== 'contact'
  const phone = { ...fact(urls.phone(clinic), 'phone'), isOptional }
  const email = { ...fact(urls.mail(clinic), 'email'), isOptional }
  const hours = openingHours(site).map((day) => ({ ...day, isOptional }))
  const closed = { ...fact(closedDays(clinic.closures, new Date()), 'closures'), isOptional }
  const lines = `${name} ${address.street} ${address.locality}, ${address.region} ${address.postcode}`
  const booking = fact(`${urls.booking(clinic)} _blank noopener`, 'booking')
  const year = stated(content.navigation, content.today.slice(0, 4), 'footer', 'copyright')
  const updated = catalogue.legal.find(({ slug }) => slug === own.file.slug)?.updated
  const dates = updated ? [stated(own.file, `${longDate(updated)} (${updated})`, 'updated')] : []
  return [
    at('title', 'title', [own.title]),
    at('heading', 'h1', [own.heading]),
    at('canonical link', 'link[rel~="canonical" i]', [own.canonical], href),
    at('booking link', 'a.button[href^="http" i]:not(.button-icon)', [booking], opened),
    at('address', 'address', [fact(lines, 'address')]),
    at('phone link', 'a[href^="tel:" i]', [phone], href),
    at('email link', 'a[href^="mailto:" i]:not(.price-block a)', [email], href),
    at('opening hours', '.hours-row', hours, openingDay),
    at('closed days', 'dl.hours', [closed], attributes('data-closed-on')),
    at('year', '[data-year]', [year]),
    at('date', 'time', dates, (time) => `${textOf(time)} (${time.attribs.datetime})`),
    ...(own.kind === 'home' ? homeFacts(at, site) : []),
    ...metadata(at, own, site),
    ...treatmentFacts(at, own, site),
  ]
}

/** Names of `meta` elements that are neither texts nor rules for robots. */
const technical = ['viewport', 'theme-color', 'format-detection', 'twitter:card']

function metadata(at: At, { title, canonical, file, isIndexed }: ExpectedPage, site: Site): Fact[] {
  const { catalogue, content, origin } = site
  const description = textAt(file, 'description')
  const image = new URL(urls.sharingImage(new URL(canonical.value).pathname), origin).href
  const others = ['description', ...technical].map((name) => `[name="${name}"]`).join()
  const rules = isIndexed && catalogue.placeholders.length === 0 ? [] : [stated(file, 'robots noindex')]
  const meta = (name: string, value: Stated) =>
    at(`meta ${name}`, `meta:is([name="${name}"], [property="${name}"])`, [value], attributes('content'))
  return [
    meta('description', description),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', canonical),
    meta('og:site_name', stated(content.clinic, catalogue.clinic.name, 'name')),
    meta('og:image', stated(file, image)),
    meta('og:image:alt', title),
    at('meta', `meta[name]:not(${others})`, rules, attributes('name', 'content')),
  ]
}

function openingHours({ catalogue, content }: Site): Stated[] {
  const { panel } = catalogue.contact
  return catalogue.clinic.hours.map((hours, index) => {
    const day = capitalised(hours.day)
    const first = 'closed' in hours ? undefined : hours.alternate?.firstOpen
    const label = first ? panel.alternate.replace('{day}', day) : day
    const times = 'closed' in hours ? panel.closed : formatHours(hours)
    const read = 'closed' in hours ? ['', ''] : [hours.opens, hours.closes]
    // 1 January 1970 was a Thursday.
    const [on, every] = first
      ? [(Date.parse(first) / dayLength) % 14, 14]
      : [(weekdays.indexOf(hours.day) + 4) % 7, 7]
    const words = `${label}: ${times} (${[day, ...read, on, every].join(' ')})`
    return stated(content.clinic, words, 'hours', index)
  })
}

const inWords = (price: Price) => `${formatPrice(price)} ${priceUnits[price.unit]}`

function homeFacts(at: At, { catalogue, content }: Site): Fact[] {
  const { items, more } = catalogue.home.treatments
  const rows = items.map(({ name, price, description, treatment }, index) => {
    const words = `${name} ${formatPrice(price)} ${description} ${more}: ${name} ${urls.treatment(treatment)}`
    return stated(content.home, words, 'treatments', 'items', index)
  })
  const others = content.treatments
    .filter(({ slug }) => !items.some(({ treatment }) => treatment === slug))
    .map((file) => {
      const { title, price } = file.value
      return stated(file, `${title} ${inWords(price)} ${urls.treatment(file.slug)}`, 'price')
    })
  const testimonials = catalogue.testimonials.items.map(({ text, name, treatment, rating }, index) => {
    const title = catalogue.treatments.find(({ slug }) => slug === treatment)?.title ?? ''
    const words = `${text} ${name} ${title} Rated ${rating} out of 5`
    return stated(content.testimonials, words, 'items', index)
  })
  return [
    at('price list', '#treatments .price-line', others),
    at('accordion row', '#treatments .accordion-item', rows),
    at('testimonial', 'figure.testimonial', testimonials),
  ]
}

function treatmentFacts(at: At, { file, treatment }: ExpectedPage, { catalogue, content }: Site): Fact[] {
  if (!treatment) return []
  const { facts, price, title, related, contact } = treatment
  const { treatmentPage: words, clinic } = catalogue
  const own = (value: string, ...path: Path) => stated(file, value, ...path)
  const course = courseCost(treatment)
  const covered = inWords(price) + (price.covers ? `, ${price.covers}` : '')
  const prices = [covered, course ?? []].flat().map((value) => own(value, 'price'))
  const named = (Object.keys(factLabels) as FactName[]).flatMap((name) =>
    facts[name] === undefined ? [] : own(`${factLabels[name]}: ${facts[name]}`, 'facts', name),
  )
  const details = (facts.details ?? []).map(({ label, value }) => own(`${label}: ${value}`, 'facts'))
  const priceRow = own(`${words.price}: ${inWords(price)} ${course ?? ''}`.trim(), 'price')
  const others = content.treatments
    .filter(({ slug }) => related.includes(slug))
    .map((other) => {
      const advertised = isPriceAdvertised(other.value) ? `${inWords(other.value.price)} ` : ''
      return stated(other, `${other.value.title} ${advertised}${urls.treatment(other.slug)}`, 'price')
    })
  const form = urls.contactAbout(treatment)
  const mail = urls.mail(clinic, words.mailSubject.replace('{treatment}', title))
  const buttons =
    contact === 'form'
      ? [own(`${words.contactForm} ${form}`, 'contact')]
      : [own(`${words.contact} ${mail}`, 'contact'), own(`${words.ask} ${form}`, 'contact')]
  return [
    at('fact', 'dl.facts .fact', [priceRow, ...named, ...details]),
    at('price', '.price, .price-course', prices),
    at('related treatment', '[aria-labelledby="related-heading"] .card-link', others),
    at('contact button', '.price-block a:not([href^="http"])', buttons),
  ]
}
