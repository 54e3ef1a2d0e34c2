import type { Clinic } from './content/clinic.ts'
import type { HomeSection } from './content/navigation.ts'
import { enquiryAddresses } from './enquiry-addresses.ts'
import type { EnquiryReason } from './enquiry-reason.ts'

const general: EnquiryReason = 'general'
const form = '#form-heading'

/** Every internal path, and the external addresses that are made from the clinic's facts. */
export const urls = {
  home: '/',
  homeSection: (section: HomeSection) => `/#${section}`,
  about: '/about',
  contact: enquiryAddresses.form,
  /** The contact page at its form, which on a phone lies below the first window. */
  contactForm: `${enquiryAddresses.form}${form}`,
  /** The form with the treatment's reason chosen; without one, the general reason, and the treatment's name in the message. */
  contactAbout: ({ reason, slug }: { reason?: string | undefined; slug: string }) =>
    reason
      ? `/contact?reason=${encodeURIComponent(reason)}${form}`
      : `/contact?about=${encodeURIComponent(slug)}&reason=${general}${form}`,
  contactSent: enquiryAddresses.sent,
  contactNotSent: enquiryAddresses.notSent,
  treatment: (slug: string) => `/treatments/${slug}`,
  legal: (slug: string) => `/${slug}`,
  enquiries: enquiryAddresses.post,
  sharingImage: (path: string) =>
    `/sharing/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`,
  booking: ({ booking }: Pick<Clinic, 'booking'>) =>
    `${booking.portal.replace(/\/$/, '')}/${booking.clinicId}`,
  /** A search on a public map (https://developers.google.com/maps/documentation/urls/get-started). */
  map: ({ address: { street, locality, postcode } }: Pick<Clinic, 'address'>) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${locality} ${postcode}`)}`,
  phone: (clinic: Pick<Clinic, 'phone'>) => `tel:${dialledNumber(clinic)}`,
  mail: ({ email }: Pick<Clinic, 'email'>, subject?: string) =>
    `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
} as const

/** No page's own address: what is built for it is served for every address that does not exist. */
export const unknownAddress = '/404'
/** Further addresses that the home page is built for. */
export const otherHomes = ['/home', unknownAddress]

/** The clinic's phone number in international form: `+441632960123`. */
export const dialledNumber = ({ phone }: Pick<Clinic, 'phone'>): string =>
  phone.replaceAll(' ', '').replace(/^0/, '+44')
