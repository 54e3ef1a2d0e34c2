import { formatPrice, type Price } from '../../schemas/content/price.ts'
import { pageName } from '../agreement.ts'
import type { Rule, Span } from '../content.ts'
import { errorAt } from '../finding.ts'
import { timed } from '../waivers.ts'
import { hasFlag } from './shared.ts'

/**
 * No page shows the price of a treatment that uses a prescription-only medicine, nor the home page another price for it. A consultation's
 * price may be shown: `price.covers` says that it is one. Prices in an editor's own words are left to the rule about figures, which
 * allows none on a treatment's page. Source: ASA rulings on adverts of "from" prices; CAP Code 12.12.
 */
export const pomPrice: Rule = ({ home, treatments, files }) =>
  treatments
    .filter((file) => hasFlag(file, 'pom') && !isConsultation(file.value.price))
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

const isConsultation = ({ covers = '' }: Price) => /\bconsultation\b/i.test(covers)

function finding(subject: string, value: string, place: Span, price = value) {
  const message = `${price} is the price of a treatment with a prescription-only medicine.`
  const remedy = 'Show the price of the consultation instead; give the treatment’s price there.'
  return errorAt(place, 'pom-price', message, remedy, { subject, values: [value] })
}
