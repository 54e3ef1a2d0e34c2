import { type EnquiryField, enquiryFields } from '../../../schemas/enquiry.ts'

/** HTML attributes of each field's control. Autocomplete tokens: WCAG 2.2, 1.3.5 Identify Input Purpose. */
export const controlAttributes = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto', required: true },
  /** A date input that knows the latest year does not take a digit too many. */
  dateOfBirth: { type: 'date', autoComplete: 'bday', max: '9999-12-31', required: true },
  email: { type: 'email', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: true },
  reasonForContact: { required: true },
  message: { rows: 5, dir: 'auto', required: false },
} as const satisfies Record<EnquiryField, { required: boolean } & Record<string, unknown>>

/** The control's id. Its label and the error summary refer to it. */
export function controlId(field: EnquiryField): string {
  return `enquiry-${field}`
}

export function enquiryValues(form: HTMLFormElement): Record<EnquiryField, string> {
  const values = enquiryFields.map((field) => [field, controlValue(form, field)])
  return Object.fromEntries(values) as Record<EnquiryField, string>
}

/** Browsers give a half-typed date the value ''. It is "incomplete" here, so that it is reported as invalid, not as missing. */
export function controlValue(form: HTMLFormElement, field: EnquiryField): string {
  const { localName, validity, value } = form.elements.namedItem(field) as HTMLInputElement
  if (validity.badInput) return 'incomplete'
  // Cells pasted from a table have a tab between them, which looks like a space.
  return localName === 'input' ? value.replaceAll('\t', ' ') : value
}
