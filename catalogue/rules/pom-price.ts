import { formatPrice } from '../../schemas/content/price.ts'
import type { Content, ContentFile, Passage, Rule, Span } from '../content.ts'
import type { Finding } from '../finding.ts'
import { noOffer, offers } from './pressure.ts'
import { hasFlag, isAnsweredNo } from './shared.ts'
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
  where: (file, passage) => hasFlag(file, 'pom') && !isAnsweredNo(file, passage),
}

const offerFindings = wordRule(pomOffers)

/**
 * A treatment that uses a prescription-only medicine shows no price, discount or "from" price, and the home page no other. A
 * consultation's price may be shown: `price.covers` says that it is one.
 */
export const pomPrice: Rule = (content) => [
  ...content.treatments
    .filter((file) => hasFlag(file, 'pom'))
    .flatMap((file) => {
      const { price } = file.value
      const own = formatPrice(price)
      return [
        ...(isConsultation(price.covers) ? [] : [finding(file.slug, own, file.locate(['price', 'amount']))]),
        ...file.passages.flatMap((passage) => pricesInWords(file, passage, own)),
      ]
    }),
  ...homePrices(content),
  ...offerFindings(content).map((one) => ({ ...one, subject: `${one.subject} in words` })),
]

function homePrices({ home, treatments }: Content): Finding[] {
  return home.value.treatments.items.flatMap(({ treatment, homePrice }, index) => {
    const isFlagged = treatments.some((file) => file.slug === treatment && hasFlag(file, 'pom'))
    if (!homePrice || !isFlagged || isConsultation(homePrice.covers)) return []
    const place = home.locate(['treatments', 'items', index, 'homePrice', 'amount'])
    return [finding(`home ${treatment}`, formatPrice(homePrice), place)]
  })
}

const otherCosts =
  /consultation|assessment|deposit|cancell|missed|parking|refund|sun ?(?:screen|cream)|prescription charge|blood test/i

/** Prices but the page's own, which is told once at its key, and those of something that their clause names. */
function pricesInWords({ slug }: ContentFile, { text, place }: Passage, own: string): Finding[] {
  return [...text.matchAll(/(?:from )?£ ?\d[\d,]*(?:\.\d\d)?/g)].flatMap(({ 0: price, index }) => {
    const clause = `${/[^.,:;!?]*$/.exec(text.slice(0, index))?.[0]}${/^[^.,:;!?]*/.exec(text.slice(index))?.[0]}`
    if (price === own || otherCosts.test(clause)) return []
    return [finding(`${slug} in words`, price, { ...place(index), length: price.length })]
  })
}

function isConsultation(covers: string | undefined): boolean {
  return /\bconsultation\b/i.test(covers ?? '')
}

function finding(subject: string, price: string, place: Span): Finding {
  const message = `${price} is the price of a treatment with a prescription-only medicine.`
  return { ...place, rule: 'pom-price', severity: 'error', message, remedy, subject, values: [price] }
}
