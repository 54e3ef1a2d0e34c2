import { formatPrice, type Price } from '../../schemas/content/price.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf, type TreatmentWith, treatmentsWith } from '../read/entry-of.ts'
import type { Path } from '../read/locations.ts'
import { phraseFindings } from './phrase-findings.ts'
import { isOffered, isTreatmentPrice, offers, sums } from './price-words.ts'
import type { FileRule, FileScope, SiteRule } from './rule.ts'

const shared = {
  rule: 'pom-price',
  severity: 'error',
  remedy: 'Show the price of the consultation instead; the treatment’s price is told there.',
} as const

/**
 * A treatment that uses a prescription-only medicine shows no price, discount or "from" price of its own: not on its page,
 * not at home, not on another page. A consultation's price may be shown; `price.covers` says so. Source: ASA rulings on
 * adverts of such prices; CAP Code rule 12.12.
 */
export const pomPrice: SiteRule = ({ entries, ledger }) => {
  const flagged = treatmentsWith(entries, 'flags').filter(isFlagged)
  const slugs = new Set(flagged.map(({ slug }) => slug))
  const ownFiles = new Map(flagged.map(({ slug, file }) => [slug, file]))
  const pages = treatmentsWith(flagged, 'price').flatMap((entry) =>
    priceFinding(entry.slug, entry.known.price, entry, ['price', 'amount']),
  )
  const home = entryOf(entries, 'home')
  const items = (home?.known?.treatments?.items ?? []).flatMap(({ treatment, price, description }, index) => {
    if (!home || !slugs.has(treatment)) return []
    const path = ['treatments', 'items', index]
    return [
      ...priceFinding(`home ${treatment}`, price, home, [...path, 'price', 'amount']),
      ...wordFindings(`home ${treatment}`, description, home, [...path, 'description']),
    ]
  })
  const testimonials = entryOf(entries, 'testimonials')
  const quotes = (testimonials?.known?.items ?? []).flatMap(({ treatment, text }, index) =>
    testimonials && treatment !== undefined && slugs.has(treatment)
      ? wordFindings(`testimonial ${treatment}`, text, testimonials, ['items', index, 'text'])
      : [],
  )
  const found = [...pages, ...items, ...quotes]
  const elsewhere = ledger.claims
    .filter(({ subject, property, sentence, place }) => {
      if (!sentence || property !== 'price' || !slugs.has(subject)) return false
      return place.file !== ownFiles.get(subject) && !found.some((one) => overlaps(one, place))
    })
    .map(({ subject, value, place }) => finding(`${subject} in words`, value, place))
  return [...found, ...elsewhere]
}

/** The same for what a flagged treatment's own page says in words. */
export const pomPriceWords: FileRule = (scope) => {
  const treatment = entryOf([scope.entry], 'treatment')
  if (!treatment?.known?.flags?.includes('pom')) return []
  return [
    ...phraseFindings(scope, {
      ...shared,
      patterns: sums,
      keeps: isTreatmentPrice,
      message: priceMessage,
    }),
    ...phraseFindings(scope, {
      ...shared,
      patterns: offers,
      keeps: (phrase) => isOffered(scope, phrase),
      message: offerMessage,
    }),
  ].map((one) => ({ ...one, subject: `${treatment.slug} in words` }))
}

const priceMessage = (price: string) =>
  `${price} is the price of a treatment with a prescription-only medicine.`
const offerMessage = (offer: string) =>
  `"${offer}" makes an offer of a treatment with a prescription-only medicine.`

function isFlagged({ known }: TreatmentWith<'flags'>): boolean {
  return known.flags.includes('pom')
}

function priceFinding(subject: string, price: Price, entry: Entry, path: Path): Finding[] {
  if (/\bconsultation\b/i.test(price.covers ?? '')) return []
  return [finding(subject, formatPrice(price), entry.locate(path))]
}

/** What a value of another file says of a flagged treatment's price. */
function wordFindings(subject: string, text: string, entry: Entry, path: Path): Finding[] {
  const place = entry.locate(path)
  const passage = { text, path, kind: 'value' as const, place: () => place }
  const scope: FileScope = { entry, passages: [passage] }
  const common = { ...shared, keeps: isTreatmentPrice }
  return [
    ...phraseFindings(scope, { ...common, patterns: sums, message: priceMessage }),
    ...phraseFindings(scope, {
      ...shared,
      patterns: offers,
      keeps: (phrase) => isOffered(scope, phrase),
      message: offerMessage,
    }),
  ].map((one) => ({ ...one, length: place.length, subject: `${subject} in words` }))
}

function overlaps(one: Finding, place: Finding | ReturnType<Entry['locate']>): boolean {
  return one.file === place.file && one.line === place.line
}

function finding(subject: string, price: string, place: ReturnType<Entry['locate']>): Finding {
  return { ...place, ...shared, message: priceMessage(price), subject, values: [price] }
}
