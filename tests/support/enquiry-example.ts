import type { Enquiry, EnquiryField } from '../../schemas/enquiry.ts'

/** What the form asked for at first, for tests of what earlier versions stored: a new field does not belong here. */
export const firstExample = {
  name: 'Alex Example',
  dateOfBirth: '1985-03-27',
  email: 'alex@client.example',
  phone: '07700 900123',
  reasonForContact: 'consultation',
  message: 'Which day suits?',
} as const

/** Details that every check accepts; the telephone number is from Ofcom's range for drama. */
export const enquiryExample: Record<EnquiryField, string> & Enquiry = firstExample

/** A request that posts details as the page's script does. */
export function jsonPost(fields: unknown = enquiryExample, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    path: '/api/contacts',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  }
}

/** A request that posts details as the form does without script. */
export function formPost(
  fields: Record<string, string> = enquiryExample,
  headers: Record<string, string> = {},
) {
  return {
    method: 'POST',
    path: '/api/contacts',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  }
}
