import type { Home } from '../../schemas/content/home.ts'
import type { Price } from '../../schemas/content/price.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { absolute } from '../absolute.ts'
import { urls } from '../urls.ts'
import { clinicId } from './clinic.ts'
import { offer } from './offer.ts'

/**
 * schema.org offers of the treatments whose prices the home page shows. A search engine is told a price only where it is
 * beyond doubt: not of a prescription-only medicine's treatment, whose price may not be advertised (CAP Code 12.12), and not
 * where the treatment's own page states another.
 */
export function homeOffers(items: Home['treatments']['items'], treatments: readonly Treatment[]): object[] {
  return items.flatMap((item) => {
    const treatment = treatments.find(({ slug }) => slug === item.treatment)
    if (!treatment || treatment.flags.includes('pom') || !isSame(item.price, treatment.price)) return []
    const url = absolute(urls.treatment(treatment.slug))
    return {
      ...offer(item.price, url),
      itemOffered: { '@type': 'Service', name: treatment.title, url },
      offeredBy: { '@id': clinicId() },
    }
  })
}

const isSame = (one: Price, other: Price) =>
  one.amount === other.amount && one.unit === other.unit && one.from === other.from
