import { formatPrice, type Price } from '../../schemas/content/price.ts'
import { catalogue } from '../support/site-content.ts'

/** The price that a treatment's page states. */
export function priceOf(slug: string): Price {
  const treatment = catalogue.treatments.find((one) => one.slug === slug)
  if (!treatment) throw new Error(`There is no treatment ${slug}`)
  return treatment.price
}

export const priceWords = (slug: string): string => formatPrice(priceOf(slug))
