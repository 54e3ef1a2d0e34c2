import { absolute } from '../absolute.ts'
import type { Site } from '../site.ts'
import { urls } from '../urls.ts'
import { openingHoursSpecification } from './opening-hours.ts'

/** Address of the clinic's node, so that other nodes can point at it. */
export const clinicId = () => absolute('/#clinic')

/**
 * schema.org MedicalClinic. It carries no Review and no AggregateRating: search engines disallow ratings that a business
 * makes of itself, and the Digital Markets, Competition and Consumers Act 2024 bans fake ones.
 */
export function medicalClinic({ clinic, treatments }: Site, today: Date): object {
  const { address } = clinic
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(),
    name: clinic.name,
    description: clinic.tagline,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    image: absolute(urls.sharingImage('/')),
    telephone: clinic.phone,
    email: clinic.email,
    currenciesAccepted: 'GBP',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    openingHoursSpecification: openingHoursSpecification(clinic.hours, today),
    sameAs: clinic.profiles.map((profile) => profile.url),
    availableService: treatments.map((treatment) => ({
      '@type': 'MedicalTherapy',
      name: treatment.title,
      url: absolute(urls.treatment(treatment.slug)),
    })),
  }
}
