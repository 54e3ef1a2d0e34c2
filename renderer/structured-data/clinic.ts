import type { SiteContent } from '../../schemas/content/site-content.ts'
import { dialledNumber, urls } from '../../schemas/urls.ts'
import { absolute } from '../absolute-url.ts'
import { openingHoursSpecification } from './opening-hours.ts'

/** The clinic's `@id`, for references from other nodes. */
export const clinicId = () => absolute('/#clinic')

/** schema.org MedicalClinic in short, for references from other nodes. */
export function clinicInShort({ clinic }: Pick<SiteContent, 'clinic'>): object {
  const { address } = clinic
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(),
    name: clinic.name,
    url: absolute(urls.home),
    telephone: dialledNumber(clinic),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
  }
}

/** schema.org WebSite, from which search engines take the name that they show for the site. */
export const webSite = ({ clinic }: Pick<SiteContent, 'clinic'>): object => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: clinic.name,
  url: absolute(urls.home),
})

/**
 * schema.org MedicalClinic in full. It carries no Review and no AggregateRating: search engines disallow ratings that a
 * business publishes about itself, and the Digital Markets, Competition and Consumers Act 2024 bans fake ones.
 */
export function medicalClinic({ clinic }: Pick<SiteContent, 'clinic'>, today: Date): object {
  return {
    ...clinicInShort({ clinic }),
    description: clinic.tagline,
    logo: absolute('/icon-512.png'),
    image: absolute(urls.sharingImage(urls.home)),
    email: clinic.email,
    currenciesAccepted: 'GBP',
    openingHoursSpecification: openingHoursSpecification(clinic, today),
    sameAs: clinic.profiles.map((profile) => profile.url),
  }
}
