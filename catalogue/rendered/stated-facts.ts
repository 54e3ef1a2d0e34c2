import { type FactName, factLabels } from '../../schemas/content/facts.ts'
import { longDate } from '../../schemas/content/long-date.ts'
import { formatHours } from '../../schemas/content/opening-hours.ts'
import { formatPrice, type Price, priceUnits } from '../../schemas/content/price.ts'
import { enquiryReasons } from '../../schemas/enquiry-reason.ts'
import type { Path } from '../content.ts'
import { type ExpectedPage, type Site, stated, textAt, textsUnder } from './expected-pages.ts'
import type { Stated } from './page.ts'

/** What content states of a property of one page, in order. */
export interface Expected {
  property: string
  values: Stated[]
  /** The page may do without; what it shows must be right all the same. */
  optional?: boolean
}

const must = (property: string, ...values: Stated[]): Expected => ({ property, values })

/** The facts that a page must state, wherever it states them. */
export function statedFacts(page: ExpectedPage, site: Site): Expected[] {
  const { catalogue, content, addresses, origin } = site
  const { kind, file, title } = page
  const { name, phone, email, address } = catalogue.clinic
  const fact = (value: string, ...path: Path) => stated(content.clinic, value, ...path)
  const whole = (path: string) => stated(file, new URL(path, origin).href)
  const optional = kind !== 'home' && kind !== 'contact'
  const lines = `${name} ${address.street} ${address.locality}, ${address.region} ${address.postcode}`
  const dialled = phone.replace(/[^\d+]/g, '').replace(/^0/, '+44')
  return [
    must('title', title),
    must('heading', page.heading),
    must('canonical link', whole(page.canonical)),
    must('meta description', textAt(file, 'description')),
    must('meta robots', ...(page.isIndexed ? [] : [stated(file, 'noindex')])),
    must('meta og:title', title),
    must('meta og:description', textAt(file, 'description')),
    must('meta og:url', whole(page.canonical)),
    must('meta og:site_name', fact(name, 'name')),
    must('meta og:image', whole(addresses.sharingImage(page.canonical))),
    must('meta og:image:alt', title),
    must('booking link', ...bookingLinks(page, site)),
    { ...must('address', fact(lines, 'address')), optional: optional && !page.treatment?.showAddress },
    { ...must('phone link', fact(`tel:${dialled}`, 'phone')), optional },
    { ...must('e-mail link', fact(`mailto:${email}`, 'email')), optional },
    { ...must('opening hours', ...openingHours(site)), optional },
    ...(kind === 'home' ? homeFacts(site) : []),
    ...(kind === 'treatment' ? treatmentFacts(page, site) : []),
    ...(kind === 'legal' ? [must('date', ...dates(page, site))] : []),
    ...(kind === 'contact' ? [must('reason for contact', ...reasons(site))] : []),
  ]
}

function openingHours({ catalogue, content }: Site): Stated[] {
  const { panel } = catalogue.contact
  return catalogue.clinic.hours.map((hours, index) => {
    const day = `${hours.day.charAt(0).toUpperCase()}${hours.day.slice(1)}`
    const first = 'closed' in hours ? undefined : hours.alternate?.firstOpen
    const label = first ? panel.alternate.replace('{day}', day) : day
    const times = 'closed' in hours ? panel.closed : formatHours(hours)
    return stated(
      content.clinic,
      `${label}: ${times} (${[hours.day, first].join(' ').trim()})`,
      'hours',
      index,
    )
  })
}

export function bookingAddress({ catalogue }: Pick<Site, 'catalogue'>): string {
  const { portal, clinicId } = catalogue.clinic.booking
  return `${portal.replace(/\/$/, '')}/${clinicId}`
}

/** Booking buttons by what they are called: the header's, then those of the page. */
function bookingLinks({ kind, file }: ExpectedPage, { catalogue, content }: Site): Stated[] {
  const own = kind === 'sent' || kind === 'failed' ? [] : textsUnder(file, /(?:^|\.)book$/)
  const shared = kind === 'treatment' && own.length === 0 ? [textAt(content.treatmentPage, 'book')] : []
  const all = [textAt(content.navigation, 'header.book'), ...own, ...shared]
  return all
    .filter(({ value }, index) => all.findIndex((one) => one.value === value) === index)
    .map((one) => ({ ...one, value: `${one.value} -> ${bookingAddress({ catalogue })}` }))
}

function homeFacts({ catalogue, content, addresses }: Site): Expected[] {
  const { items, more } = catalogue.home.treatments
  const titleOf = (slug?: string) => catalogue.treatments.find((one) => one.slug === slug)?.title ?? ''
  const testimonials = catalogue.testimonials.items.map(({ text, name, treatment, rating }, index) => {
    const words = `${text} ${name} ${titleOf(treatment)} Rated ${rating} out of 5`
    return stated(content.testimonials, words, 'items', index)
  })
  const rows = items.map(({ name, price, treatment }, index) => {
    const row = (value: string) => stated(content.home, value, 'treatments', 'items', index)
    const link = row(`${more}: ${name} -> ${addresses.treatment(treatment)}`)
    return { row: row(`${name} ${formatPrice(price)}`), link }
  })
  return [
    must('accordion row', ...rows.map(({ row }) => row)),
    must('accordion link', ...rows.map(({ link }) => link)),
    must('testimonial', ...testimonials),
  ]
}

function treatmentFacts(
  { treatment, file }: ExpectedPage,
  { catalogue, content, addresses }: Site,
): Expected[] {
  if (!treatment) return []
  const { facts, price, reason, title } = treatment
  const { treatmentPage: words, clinic } = catalogue
  const own = (value: string, ...path: Path) => stated(file, value, ...path)
  const inWords = (one: Price) => `${formatPrice(one)} ${priceUnits[one.unit]}`
  const named = (Object.keys(factLabels) as FactName[]).flatMap((name) =>
    facts[name] === undefined ? [] : [own(`${factLabels[name]}: ${facts[name]}`, 'facts', name)],
  )
  const details = (facts.details ?? []).map(({ label, value }, index) =>
    own(`${label}: ${value}`, 'facts', 'details', index),
  )
  const related = treatment.related.flatMap((slug) => {
    const other = catalogue.treatments.find((one) => one.slug === slug)
    const source = content.treatments.find((one) => one.slug === slug)
    if (!other || !source) return []
    return [stated(source, `${other.title} ${inWords(other.price)} ${addresses.treatment(slug)}`, 'price')]
  })
  const subject = encodeURIComponent(words.mailSubject.replace('{treatment}', title))
  const contact =
    treatment.contact === 'form' ? addresses.contact : `mailto:${clinic.email}?subject=${subject}`
  const ask = reason ? [own(`${words.ask} -> ${addresses.contactAbout(reason)}`, 'reason')] : []
  return [
    must('fact', own(`${words.price}: ${inWords(price)}`, 'price'), ...named, ...details),
    must('price', own(inWords(price) + (price.covers ? `, ${price.covers}` : ''), 'price')),
    must('related treatment', ...related),
    must('contact button', own(`${words.contact} -> ${contact}`, 'contact'), ...ask),
  ]
}

function dates({ file }: ExpectedPage, { catalogue }: Site): Stated[] {
  const updated = catalogue.legal.find(({ slug }) => slug === file.slug)?.updated
  return updated ? [stated(file, `${longDate(updated)} (${updated})`, 'updated')] : []
}

function reasons({ catalogue, content }: Site): Stated[] {
  const { reasonPlaceholder } = catalogue.contact.form
  return [{ value: '', label: reasonPlaceholder }, ...enquiryReasons].map(({ value, label }) =>
    stated(content.contact, `${label} (${value})`, 'form', 'reasonPlaceholder'),
  )
}
