import type { Clinic } from '../../schemas/content/clinic.ts'
import type { Faq } from '../../schemas/content/faq.ts'
import type { Price } from '../../schemas/content/price.ts'
import { isPriceAdvertised, type Treatment } from '../../schemas/content/treatment.ts'
import { urls } from '../../schemas/urls.ts'
import { absolute } from '../absolute-url.ts'
import { clinicId } from './clinic.ts'

/** schema.org Service, with an offer if the price may be advertised. */
export function treatmentService(treatment: Treatment, { locality, region }: Clinic['address']): object {
  const url = absolute(urls.treatment(treatment.slug))
  return {
    '@type': 'Service',
    name: treatment.title,
    description: treatment.summary,
    url,
    provider: { '@id': clinicId() },
    areaServed: `${locality}, ${region}`,
    ...(isPriceAdvertised(treatment) && { offers: offer(treatment.price, url) }),
  }
}

/** An offer in pounds. A "from" price is the least that one unit can cost. */
const offer = ({ amount, unit, from }: Price, url: string) => ({
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
})

/** schema.org FAQPage. */
export const faqPage = (faqs: Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
