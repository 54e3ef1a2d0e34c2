import { formatPrice, type Price } from '../../schemas/content/price.ts'
import { pageName } from '../agreement.ts'
import type { Rule, Span } from '../content.ts'
import { errorAt } from '../finding.ts'
import { timed } from '../waivers.ts'
import { hasFlag } from './shared.ts'

const otherCosts =
  /consultation|assessment|deposit|cancell|missed|parking|refund|sun ?(?:screen|cream)|prescription charge|blood test/i

/**
 * No page shows the price of a treatment that uses a prescription-only medicine, nor the home page another price for it. A consultation's
 * price may be shown: `price.covers` says that it is one. Source: ASA rulings on adverts of "from" prices; CAP Code 12.12.
 */
export const pomPrice: Rule = ({ clinic, home, treatments, files }) =>
  treatments
    .filter((file) => hasFlag(file, 'pom'))
    .flatMap((file) => {
      const { slug, passages, value } = file
      const own = formatPrice(value.price)
      // The page may state another treatment's price if that uses no such medicine.
      const others = treatments.flatMap((other) =>
        !hasFlag(other, 'pom') && file.references.some(({ name }) => name === `${other.slug}.price`)
          ? [formatPrice(other.value.price)]
          : [],
      )
      const homePrices = home.value.treatments.items.flatMap(({ treatment, homePrice }, index) => {
        if (treatment !== slug || !homePrice || isConsultation(value.price)) return []
        const place = home.locate(['treatments', 'items', index, 'homePrice', 'amount'])
        return [finding(`home ${slug}`, formatPrice(homePrice), place)]
      })
      // On pages with the flag, the search for prices in words below also reads the words of references.
      const elsewhere = files.flatMap((page) => {
        const places = page.references.filter(({ name }) => name === `${slug}.price`)
        const [first] = hasFlag(page, 'pom') ? [] : places
        return first
          ? [finding(`${pageName(page)} ${slug}`, timed(own, places.length), first.place, own)]
          : []
      })
      return [
        ...(isConsultation(value.price)
          ? []
          : [finding(slug, own, file.locate(['price', 'amount'])), ...elsewhere]),
        ...homePrices,
        ...passages.flatMap(({ text, place }) =>
          pricesInWords(text)
            .filter(({ price }) => ![own, clinic.value.consultation, ...others].includes(price))
            .map(({ price, at }) =>
              finding(`${slug} in words`, price, { ...place(at), length: price.length }),
            ),
        ),
      ]
    })

/** The prices in a text, except those whose clause names another cost, such as a deposit. */
function pricesInWords(text: string): { price: string; at: number }[] {
  return [...text.matchAll(/(?:from )?£ ?\d+(?:,\d{3})*(?:\.\d\d)?/gi)].flatMap(({ 0: words, index: at }) => {
    const price = words.replace(/^F/, 'f')
    const clause = `${/[^.,:;!?]*$/.exec(text.slice(0, at))?.[0]}${/^[^.,:;!?]*/.exec(text.slice(at))?.[0]}`
    return otherCosts.test(clause) ? [] : [{ price, at }]
  })
}

const isConsultation = ({ covers = '' }: Price) => /\bconsultation\b/i.test(covers)

function finding(subject: string, value: string, place: Span, price = value) {
  const message = `${price} is the price of a treatment with a prescription-only medicine.`
  const remedy = 'Show the price of the consultation instead; give the treatment’s price there.'
  return errorAt(place, 'pom-price', message, remedy, { subject, values: [value] })
}
