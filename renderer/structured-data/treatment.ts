import type { Treatment } from '../../schemas/content/treatment.ts'
import { absolute } from '../absolute.ts'
import { urls } from '../urls.ts'
import { clinicId } from './clinic.ts'
import { offer } from './offer.ts'

/** schema.org Service with its offer. */
export function treatmentService(treatment: Treatment): object {
  const url = absolute(urls.treatment(treatment.slug))
  return {
    '@type': 'Service',
    name: treatment.title,
    description: treatment.summary,
    url,
    provider: { '@id': clinicId() },
    areaServed: 'Ipswich, Suffolk',
    offers: offer(treatment.price, url),
  }
}
