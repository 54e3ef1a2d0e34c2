import { factLabels } from '../../schemas/content/facts.ts'
import { formatPrice, type Price } from '../../schemas/content/price.ts'
import type { Entry, ValueOf } from '../read/entry.ts'
import type { Path } from '../read/locations.ts'
import type { Claim } from './claim.ts'
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
      return counted(entry, 'testimonials', ['items'], (entry as Entry<'testimonials'>).value?.items)
    case 'navigation':
      return counted(entry, 'treatments', ['treatments'], (entry as Entry<'navigation'>).value?.treatments)
    case 'legal':
      return legalClaims(entry as Entry<'legal'>)
    case 'about':
      return aboutClaims(entry as Entry<'about'>)
    default:
      return []
  }
}

function treatmentClaims(entry: Entry<'treatment'>): Claim[] {
  const { value, slug } = entry
  if (!value) return []
  const facts = Object.keys(factLabels).flatMap((name) => {
    const text = value.facts[name as keyof typeof factLabels]
    return text === undefined ? [] : [figureClaim(entry, slug, name, text, ['facts', name])]
  })
  const details = (value.facts.details ?? []).map((detail, index) =>
    claim(entry, slug, detail.label.toLowerCase(), detail.value, ['facts', 'details', index, 'value']),
  )
  return [priceClaim(entry, slug, value.price, ['price', 'amount']), ...facts, ...details]
}

function homeClaims(entry: Entry<'home'>): Claim[] {
  const items = entry.value?.treatments.items ?? []
  return items.map(({ treatment, price }, index) =>
    priceClaim(entry, treatment, price, ['treatments', 'items', index, 'price', 'amount']),
  )
}

function clinicClaims(entry: Entry<'clinic'>): Claim[] {
  const { value } = entry
  if (!value) return []
  const { address, experience, responses } = value
  return [
    figureClaim(entry, 'clinic', 'experience', experience, ['experience']),
    figureClaim(entry, 'clinic', 'contact response', responses.contact, ['responses', 'contact']),
    figureClaim(entry, 'clinic', 'privacy response', responses.privacy, ['responses', 'privacy']),
    claim(entry, 'clinic', 'street', address.street, ['address', 'street']),
    claim(entry, 'clinic', 'postcode', address.postcode, ['address', 'postcode']),
    claim(entry, 'clinic', 'phone', value.phone.replace(/^\+44 ?/, '0').replaceAll(' ', ''), ['phone']),
    claim(entry, 'clinic', 'email', value.email, ['email']),
    ratingClaim(entry, value.reviews.rating),
    ...value.hours.map((hours, index) =>
      claim(entry, 'clinic', `opens ${hours.day}`, hoursValue(hours), [
        'hours',
        index,
        'opens' in hours ? 'opens' : 'closed',
      ]),
    ),
  ]
}

function ratingClaim(entry: Entry, rating: number): Claim {
  const measure: Measure = { least: rating, most: rating, unit: 'number' }
  return { ...claim(entry, 'clinic', 'rating', formatMeasure(measure), ['reviews', 'rating']), measure }
}

function hoursValue(hours: ValueOf<'clinic'>['hours'][number]): string {
  return 'opens' in hours ? `${hours.opens}-${hours.closes}` : 'closed'
}

function legalClaims(entry: Entry<'legal'>): Claim[] {
  const retention = entry.value?.retention
  return retention === undefined ? [] : [figureClaim(entry, 'clinic', 'retention', retention, ['retention'])]
}

function aboutClaims(entry: Entry<'about'>): Claim[] {
  return [
    ...counted(entry, 'qualifications', ['qualifications', 'items'], entry.value?.qualifications.items),
    ...counted(entry, 'memberships', ['memberships', 'items'], entry.value?.memberships.items),
  ]
}

function counted(entry: Entry, property: string, path: Path, items: readonly unknown[] | undefined): Claim[] {
  if (!items) return []
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
