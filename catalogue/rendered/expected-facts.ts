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
import type { Path } from '../content.ts'
import type { Stated } from './built-site.ts'
import { dialled, type ExpectedPage, type Site, stated, textAt } from './expected-pages.ts'
import type { Fact } from './problems.ts'

const required = (property: string, ...values: Stated[]): Fact => ({ property, values })

/** The facts that a page must state, wherever it states them. */
export function expectedFacts(page: ExpectedPage, site: Site): Fact[] {
  const { catalogue, content, addresses, origin, today } = site
  const { kind, file, title } = page
  const { name, email, address } = catalogue.clinic
  const fact = (value: string, ...path: Path) => stated(content.clinic, value, ...path)
  const whole = (path: string) => stated(file, new URL(path, origin).href)
  const isDraft = catalogue.placeholders.length > 0
  const optional = kind !== 'home' && kind !== 'contact'
  const description = textAt(file, 'description')
  const updated = catalogue.legal.find(({ slug }) => slug === file.slug)?.updated
  const lines = `${name} ${address.street} ${address.locality}, ${address.region} ${address.postcode}`
  return [
    ...['title', 'meta og:title', 'meta og:image:alt'].map((property) => required(property, title)),
    ...['meta description', 'meta og:description'].map((property) => required(property, description)),
    ...['canonical link', 'meta og:url'].map((property) => required(property, whole(page.canonical))),
    required('heading', page.heading),
    required('meta robots', ...(page.isIndexed && !isDraft ? [] : [stated(file, 'noindex')])),
    required('meta og:site_name', fact(name, 'name')),
    required('meta og:image', whole(addresses.sharingImage(page.canonical))),
    required('booking link', fact(`${bookingAddress(site)} (_blank noopener)`, 'booking')),
    { ...required('address', fact(lines, 'address')), optional: optional && !page.treatment?.showAddress },
    { ...required('phone link', fact(`tel:${dialled(catalogue.clinic)}`, 'phone')), optional },
    { ...required('email link', fact(`mailto:${email}`, 'email')), optional },
    { ...required('opening hours', openingHours(site)), optional },
    required('year', stated(content.navigation, today.slice(0, 4), 'footer', 'copyright')),
    ...(kind === 'home' ? homeFacts(site) : []),
    ...(kind === 'treatment' ? treatmentFacts(page, site) : []),
    ...(updated ? [required('date', stated(file, `${longDate(updated)} (${updated})`, 'updated'))] : []),
  ]
}

function openingHours({ catalogue, content }: Site): Stated {
  const { panel } = catalogue.contact
  const rows = catalogue.clinic.hours.map((hours) => {
    const day = capitalised(hours.day)
    const first = 'closed' in hours ? undefined : hours.alternate?.firstOpen
    const label = first ? panel.alternate.replace('{day}', day) : day
    const times = 'closed' in hours ? panel.closed : formatHours(hours)
    const read = 'closed' in hours ? ['', ''] : [hours.opens, hours.closes]
    // 1 January 1970 was a Thursday.
    const [on, every] = first
      ? [(Date.parse(first) / dayLength) % 14, 14]
      : [(weekdays.indexOf(hours.day) + 4) % 7, 7]
    return `${label}: ${times} (${[day, ...read, on, every].join(' ')})`
  })
  const closed = `closed on ${closedDays(catalogue.clinic.closures, new Date())}`
  return stated(content.clinic, [...rows, closed].join('; '), 'hours')
}

export function bookingAddress({ catalogue }: Site): string {
  const { portal, clinicId } = catalogue.clinic.booking
  return `${portal.replace(/\/$/, '')}/${clinicId}`
}

function homeFacts({ catalogue, content, addresses }: Site): Fact[] {
  const { items, more } = catalogue.home.treatments
  const row = (value: string, index: number) => stated(content.home, value, 'treatments', 'items', index)
  const rows = items.map(({ name, price }, index) => row(`${name} ${formatPrice(price)}`, index))
  const links = items.map(({ name, treatment }) => `${more}: ${name} -> ${addresses.treatment(treatment)}`)
  const testimonials = catalogue.testimonials.items.map(({ text, name, treatment, rating }, index) => {
    const title = catalogue.treatments.find(({ slug }) => slug === treatment)?.title ?? ''
    const words = `${text} ${name} ${title} Rated ${rating} out of 5`
    return stated(content.testimonials, words, 'items', index)
  })
  const others = catalogue.treatments.flatMap(({ slug, title, price }) => {
    const source = content.treatments.find(
      (one) => one.slug === slug && !items.some(({ treatment }) => treatment === slug),
    )
    return source ? stated(source, `${title} ${inWords(price)} -> ${addresses.treatment(slug)}`, 'price') : []
  })
  return [
    required('price list', ...others),
    required('accordion row', ...rows),
    required('accordion link', ...links.map(row)),
    required('testimonial', ...testimonials),
  ]
}

const inWords = (price: Price) => `${formatPrice(price)} ${priceUnits[price.unit]}`

function treatmentFacts(page: ExpectedPage, { catalogue, content, addresses }: Site): Fact[] {
  if (!page.treatment) return []
  const { facts, price, title, related, contact } = page.treatment
  const { treatmentPage: words, clinic, treatments } = catalogue
  const course = courseCost(page.treatment)
  const own = (value: string, ...path: Path) => stated(page.file, value, ...path)
  const priceRow = own(`${words.price}: ${inWords(price)} ${course ?? ''}`.trim(), 'price')
  const named = (Object.keys(factLabels) as FactName[]).flatMap((name) =>
    facts[name] === undefined ? [] : own(`${factLabels[name]}: ${facts[name]}`, 'facts', name),
  )
  const details = (facts.details ?? []).map(({ label, value }) => own(`${label}: ${value}`, 'facts'))
  const others = treatments.flatMap((other) => {
    const source = related.includes(other.slug) && content.treatments.find(({ slug }) => slug === other.slug)
    const shown = [
      other.title,
      isPriceAdvertised(other) && inWords(other.price),
      addresses.treatment(other.slug),
    ]
    return source ? stated(source, shown.filter(Boolean).join(' '), 'price') : []
  })
  const subject = encodeURIComponent(words.mailSubject.replace('{treatment}', title))
  const form = addresses.contactAbout(page.treatment)
  const button =
    contact === 'form'
      ? `${words.contactForm} -> ${form}`
      : `${words.contact} -> mailto:${clinic.email}?subject=${subject}`
  const ask = contact === 'form' ? [] : [own(`${words.ask} -> ${form}`, 'contact')]
  return [
    required('fact', priceRow, ...named, ...details),
    required('course', ...(course ? [own(course, 'price')] : [])),
    required('price', own(inWords(price) + (price.covers ? `, ${price.covers}` : ''), 'price')),
    required('related treatment', ...others),
    required('contact button', own(button, 'contact'), ...ask),
  ]
}
