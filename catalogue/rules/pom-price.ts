import { formatPrice, type Price } from '../../schemas/content/price.ts'
import { findFigures } from '../../schemas/content/quantity.ts'
import { pageName } from '../agreement.ts'
import type { Content, ContentFile, Rule } from '../content.ts'
import { errorAt, type Finding, type Place } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { timed } from '../waivers.ts'
import { hasFlag } from './shared.ts'

/**
 * No page shows the price of a treatment that uses a prescription-only medicine, nor the home page another price for it. A consultation's
 * price may be shown: `price.covers` says that it is one. Amounts in words elsewhere are left to the rule about figures, which allows none
 * on a treatment's page outside its price and its facts. Source: ASA rulings on adverts of "from" prices; CAP Code 12.12.
 */
export const pomPrice: Rule = (content) => {
  const flagged = content.treatments.filter((file) => hasFlag(file, 'pom'))
  return [...prices(flagged, content), ...flagged.flatMap((file) => amountsInFacts(file, content))]
}

const prices = (flagged: readonly ContentFile<'treatment'>[], { home, files }: Content) =>
  flagged
    .filter((file) => !isConsultation(file.value.price))
    .flatMap(({ slug, value, locate }) => {
      const own = formatPrice(value.price)
      const homePrices = home.value.treatments.items.flatMap(({ treatment, homePrice }, index) => {
        if (treatment !== slug || !homePrice) return []
        const place = home.locate(['treatments', 'items', index, 'homePrice', 'amount'])
        return [finding(`home ${slug}`, formatPrice(homePrice), place)]
      })
      const elsewhere = files.flatMap((page) => {
        const places =
          page.slug === slug ? [] : page.references.filter(({ name }) => name === `${slug}.price`)
        const [first] = places
        return first
          ? [finding(`${pageName(page)} ${slug}`, timed(own, places.length), first.place, own)]
          : []
      })
      return [finding(slug, own, locate(['price', 'amount'])), ...elsewhere, ...homePrices]
    })

/** Amounts that a page's facts, or what its price covers, name in words; the price of a consultation may be one. */
function amountsInFacts({ slug, passages }: ContentFile<'treatment'>, { clinic }: Content): Finding[] {
  const amounts = passages
    .filter(({ path }) => path[0] === 'facts' || path[0] === 'price')
    .flatMap(({ words, place }) =>
      findFigures(words).map(({ kind, text, start, end }) => ({
        kind,
        text,
        place: { ...place(start), length: end - start },
      })),
    )
    .filter(({ kind, text }) => kind === 'money' && text !== clinic.value.consultation)
  return [...grouped(amounts, ({ text }) => text)].flatMap(([text, [first, ...others]]) =>
    first ? finding(`${slug} in words`, timed(text, others.length + 1), first.place, text) : [],
  )
}

const isConsultation = ({ covers = '' }: Price) => /\bconsultation\b/i.test(covers)

function finding(subject: string, value: string, place: Place, price = value) {
  const message = `${price} is the price of a treatment with a prescription-only medicine.`
  const remedy = 'Show the price of the consultation instead; give the treatment’s price there.'
  return errorAt(place, 'pom-price', message, remedy, { subject, values: [value] })
}
