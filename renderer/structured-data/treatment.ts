import type { Clinic } from '../../schemas/content/clinic.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { absolute, urls } from '../urls.ts'
import { clinicId } from './clinic.ts'

/** schema.org Service with its offer, in pounds. A "from" price is the least of what one unit costs. */
export function treatmentService(treatment: Treatment, { locality, region }: Clinic['address']): object {
  const { amount, unit, from } = treatment.price
  const url = absolute(urls.treatment(treatment.slug))
  return {
    '@type': 'Service',
    name: treatment.title,
    description: treatment.summary,
    url,
    provider: { '@id': clinicId() },
    areaServed: `${locality}, ${region}`,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'GBP',
      ...(from
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              minPrice: amount,
              priceCurrency: 'GBP',
              unitText: unit,
            },
          }
        : { price: amount }),
    },
  }
}
