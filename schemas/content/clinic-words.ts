import type { Clinic } from './clinic.ts'

/** Facts of the clinic that prose may use: `{phone}` in YAML, `<Clinic field="phone" />` in MDX. */
export const clinicFields = [
  'name',
  'practitioner',
  'Practitioner',
  'phone',
  'email',
  'address',
  'experience',
  'contactResponse',
  'privacyResponse',
  'bookingProvider',
] as const

export type ClinicField = (typeof clinicFields)[number]

/** The words of each fact. While the practitioner has no name, pages say the words of `practitioner.unnamed`. */
export function clinicWords(clinic: Clinic): Record<ClinicField, string> {
  const { name, practitioner, address, phone, email, experience, responses, booking } = clinic
  const lead = practitioner.name ?? practitioner.unnamed
  return {
    name,
    practitioner: lead,
    Practitioner: `${lead.charAt(0).toUpperCase()}${lead.slice(1)}`,
    phone,
    email,
    address: `${address.street}, ${address.locality}, ${address.region} ${address.postcode}`,
    experience,
    contactResponse: responses.contact,
    privacyResponse: responses.privacy,
    bookingProvider: booking.provider,
  }
}
