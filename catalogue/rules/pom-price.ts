import type { Content, Rule } from '../content.ts'
import { errorAt, fileName } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { statementsOf } from '../statements.ts'
import { timed } from '../waivers.ts'
import { hasFlag } from './shared.ts'

/**
 * No page shows the price of a treatment that uses a prescription-only medicine, nor the home page another price for it. A consultation's
 * price may be shown: `price.covers` says that it is one. Amounts in words are left to the rule about figures, which allows none on a
 * treatment's page. Source: ASA rulings on adverts of "from" prices; CAP Code 12.12.
 */
export const pomPrice: Rule = (content) => {
  const hidden = content.treatments
    .filter((file) => hasFlag(file, 'pom') && !/\bconsultation\b/i.test(file.value.price.covers ?? ''))
    .map(({ slug }) => slug)
  const shown = pricesShown(content).filter(({ treatment }) => hidden.includes(treatment))
  const same = grouped(shown, ({ subject, price }) => `${subject} ${price}`)
  return [...same.values()].map(([{ subject, price, place }, ...others]) => {
    const message = `${price} is the price of a treatment with a prescription-only medicine.`
    const remedy = 'Show the price of the consultation instead; give the treatment’s price there.'
    const values = [timed(price, others.length + 1)]
    return errorAt(place, 'pom-price', message, remedy, { subject, values })
  })
}

/** Every price under a key, and every reference to it on another page than the treatment's own. */
function pricesShown(content: Content) {
  const stated = statementsOf(content).filter(({ property }) => property === 'price')
  const referred = content.files.flatMap((file) =>
    file.references
      .filter(({ target, name }) => name === `${target}.price` && target !== file.slug)
      .map(({ target: subject, name, place }) => {
        return { subject, value: content.references.words(name, file) ?? '', place }
      }),
  )
  return [...stated, ...referred].map(({ subject: treatment, value: price, place }) => {
    const page = fileName(place.file)
    return { subject: page === treatment ? treatment : `${page} ${treatment}`, treatment, price, place }
  })
}
