import type { EnquiryField } from '../../schemas/enquiry.ts'

/** How each field of an enquiry is entered. Autocomplete tokens: WCAG 2.2, 1.3.5 Identify Input Purpose. */
export const enquiryInputs = {
  name: { type: 'text', autoComplete: 'name', required: true },
  dateOfBirth: { type: 'date', autoComplete: 'bday', required: true },
  email: { type: 'email', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: true },
  reasonForContact: { required: true },
  message: { rows: 5, required: false },
} as const satisfies Record<EnquiryField, { required: boolean } & Record<string, unknown>>

/** The control's id, to which its label, the error summary and other pages' links lead. */
export function controlId(field: EnquiryField): string {
  return `enquiry-${field}`
}
