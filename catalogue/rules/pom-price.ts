import { formatPrice } from '../../schemas/content/price.ts'
import type { Content, ContentFile, Passage, Rule, Span } from '../content.ts'
import type { Finding } from '../finding.ts'
import { isAnsweredNo } from './denials.ts'
import { noOffer, offers } from './offers.ts'
import { isPrescriptionOnly } from './pressure.ts'
import { type WordRule, wordRule } from './word-rule.ts'

const remedy = 'Show the price of the consultation instead; the treatment’s price is told there.'

/** Offers on a flagged treatment's page; elsewhere they are for the rule "pressure". */
export const pomOffers: WordRule = {
  id: 'pom-price',
  source: 'ASA rulings on adverts of "from" prices; CAP Code 12.12',
  severity: 'error',
  patterns: offers,
  nearMisses: [...noOffer, /\bfree consultation/],
  message: (phrase) => `"${phrase}" makes an offer of a treatment with a prescription-only medicine.`,
  remedy,
  where: (file, passage) => isPrescriptionOnly(file) && !isAnsweredNo(file, passage),
}

const offerFindings = wordRule(pomOffers)

/**
 * A treatment that uses a prescription-only medicine shows no price, discount or "from" price, and the home page no other. A
 * consultation's price may be shown: `price.covers` says that it is one.
 */
export const pomPrice: Rule = (content) => [
  ...content.treatments.filter(isPrescriptionOnly).flatMap((file) => {
    const { price } = file.value
    const own = formatPrice(price)
    return [
      ...(isConsultation(price.covers) ? [] : [finding(file.slug, own, file.locate(['price', 'amount']))]),
      ...file.passages.flatMap((passage) => markedPrices(file, passage, own)),
    ]
  }),
  ...homePrices(content),
  ...offerFindings(content).map((one) => ({ ...one, subject: `${one.subject} in words` })),
]

/** Rows of the home page with a price of their own. */
function homePrices({ home, treatments }: Content): Finding[] {
  const flagged = treatments.filter(isPrescriptionOnly).map(({ slug }) => slug)
  return home.value.treatments.items.flatMap(({ treatment, homePrice }, index) => {
    if (!homePrice || !flagged.includes(treatment) || isConsultation(homePrice.covers)) return []
    const place = home.locate(['treatments', 'items', index, 'homePrice', 'amount'])
    return [finding(`home ${treatment}`, formatPrice(homePrice), place)]
  })
}

const otherCosts =
  /consultation|assessment|deposit|cancell|missed|parking|refund|sun ?(?:screen|cream)|prescription charge|blood test/i

/** Prices that are marked as about something else and name nothing else. References show the price under the key. */
function markedPrices(file: ContentFile, { text, words, place }: Passage, own: string): Finding[] {
  return [...text.matchAll(/(?:from )?£ ?\d[\d,]*(?:\.\d\d)?/g)]
    .filter(
      ({ 0: price, index }) =>
        price !== own && words[index] !== text[index] && !otherCosts.test(clauseAt(text, index)),
    )
    .map(({ 0: price, index }) =>
      finding(`${file.slug} in words`, price, { ...place(index), length: price.length }),
    )
}

function clauseAt(text: string, offset: number): string {
  return `${/[^.,:;!?]*$/.exec(text.slice(0, offset))?.[0]}${/^[^.,:;!?]*/.exec(text.slice(offset))?.[0]}`
}

function isConsultation(covers: string | undefined): boolean {
  return /\bconsultation\b/i.test(covers ?? '')
}

function finding(subject: string, price: string, place: Span): Finding {
  const message = `${price} is the price of a treatment with a prescription-only medicine.`
  return { ...place, rule: 'pom-price', severity: 'error', message, remedy, subject, values: [price] }
}
