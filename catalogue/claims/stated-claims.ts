import { factLabels } from '../../schemas/content/facts.ts'
import { formatPrice, type Price } from '../../schemas/content/price.ts'
import type { Entry, ValueOf } from '../read/entry.ts'
import { isWhole } from '../read/entry-of.ts'
import type { Path } from '../read/locations.ts'
import type { Claim } from './claim.ts'
import { type FoundDetail, plainDetail } from './contact-details.ts'
import { formatMeasure, type Measure } from './measure.ts'
import { readMeasures } from './read-measures.ts'

/** What a file states under keys of its own: prices, facts, hours, address, numbers of things. */
export function statedClaims(entry: Entry): Claim[] {
  switch (entry.kind) {
    case 'treatment':
      return treatmentClaims(entry as Entry<'treatment'>)
    case 'home':
      return homeClaims(entry as Entry<'home'>)
    case 'clinic':
      return clinicClaims(entry as Entry<'clinic'>)
    case 'testimonials':
      return counted(entry, 'testimonials', ['items'], (entry as Entry<'testimonials'>).known?.items)
    case 'navigation':
      return counted(entry, 'treatments', ['treatments'], (entry as Entry<'navigation'>).known?.treatments)
    case 'legal':
      return legalClaims(entry as Entry<'legal'>)
    case 'about':
      return aboutClaims(entry as Entry<'about'>)
    default:
      return []
  }
}

function treatmentClaims(entry: Entry<'treatment'>): Claim[] {
  const { slug } = entry
  const { price, facts: stated = {} } = entry.known ?? {}
  const facts = Object.keys(factLabels).flatMap((name) => {
    const text = stated[name as keyof typeof factLabels]
    return text === undefined ? [] : [figureClaim(entry, slug, name, text, ['facts', name])]
  })
  const details = (stated.details ?? []).map((detail, index) =>
    claim(entry, slug, detail.label.toLowerCase(), detail.value, ['facts', 'details', index, 'value']),
  )
  const prices = price ? [priceClaim(entry, slug, price, ['price', 'amount'])] : []
  return [...prices, ...facts, ...details]
}

function homeClaims(entry: Entry<'home'>): Claim[] {
  const items = entry.known?.treatments?.items ?? []
  return items.map(({ treatment, price }, index) =>
    priceClaim(entry, treatment, price, ['treatments', 'items', index, 'price', 'amount']),
  )
}

function clinicClaims(entry: Entry<'clinic'>): Claim[] {
  const { address, experience, responses, phone, email, reviews, hours = [] } = entry.known ?? {}
  const figure = (property: string, text: string | undefined, path: Path) =>
    text === undefined ? [] : [figureClaim(entry, 'clinic', property, text, path)]
  const detail = (property: FoundDetail['property'], text: string | undefined, path: Path) =>
    text === undefined ? [] : [claim(entry, 'clinic', property, plainDetail(property, text), path)]
  return [
    ...figure('experience', experience, ['experience']),
    ...figure('contact response', responses?.contact, ['responses', 'contact']),
    ...figure('privacy response', responses?.privacy, ['responses', 'privacy']),
    ...detail('street', address?.street, ['address', 'street']),
    ...detail('postcode', address?.postcode, ['address', 'postcode']),
    ...detail('phone', phone, ['phone']),
    ...detail('email', email, ['email']),
    ...(reviews?.rating === undefined ? [] : [ratingClaim(entry, reviews.rating)]),
    ...hours.map((day, index) => hoursClaim(entry, day, ['hours', index])),
  ]
}

function ratingClaim(entry: Entry, rating: number): Claim {
  const measure: Measure = { least: rating, most: rating, unit: 'number' }
  return { ...claim(entry, 'clinic', 'rating', formatMeasure(measure), ['reviews', 'rating']), measure }
}

function hoursClaim(entry: Entry, hours: ValueOf<'clinic'>['hours'][number], path: Path): Claim {
  const property = `opens ${hours.day}`
  if (!('opens' in hours)) return claim(entry, 'clinic', property, 'closed', [...path, 'closed'])
  const measure: Measure = { least: minutesOf(hours.opens), most: minutesOf(hours.closes), unit: 'clock' }
  return { ...claim(entry, 'clinic', property, formatMeasure(measure), [...path, 'opens']), measure }
}

/** Minutes after midnight of `hh:mm`. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function legalClaims(entry: Entry<'legal'>): Claim[] {
  const retention = entry.known?.retention
  return retention === undefined ? [] : [figureClaim(entry, 'clinic', 'retention', retention, ['retention'])]
}

function aboutClaims(entry: Entry<'about'>): Claim[] {
  return [
    ...counted(entry, 'qualifications', ['qualifications', 'items'], entry.known?.qualifications?.items),
    ...counted(entry, 'memberships', ['memberships', 'items'], entry.known?.memberships?.items),
  ]
}

function counted(entry: Entry, property: string, path: Path, items: readonly unknown[] | undefined): Claim[] {
  if (!items || !isWhole(entry, path)) return []
  const measure: Measure = { least: items.length, most: items.length, unit: 'number' }
  return [{ ...claim(entry, 'clinic', property, formatMeasure(measure), path), measure }]
}

function priceClaim(entry: Entry, subject: string, { amount, from }: Price, path: Path): Claim {
  const measure: Measure = { least: amount, most: amount, unit: 'pound', ...(from && { bound: 'least' }) }
  return { ...claim(entry, subject, 'price', formatPrice({ amount, from }), path), measure }
}

function figureClaim(entry: Entry, subject: string, property: string, text: string, path: Path): Claim {
  const measure = readMeasures(text)[0]?.measure
  const value = measure ? formatMeasure(measure) : text.toLowerCase()
  return { ...claim(entry, subject, property, value, path), ...(measure && { measure }) }
}

function claim(entry: Entry, subject: string, property: string, value: string, path: Path): Claim {
  return { subject, property, value, place: entry.locate(path) }
}
