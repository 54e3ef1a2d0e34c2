import { type EnquiryField, enquiryFields } from '../../schemas/enquiry.ts'

/** What the six controls of the form hold now. */
export function enquiryValues(form: HTMLFormElement): Record<EnquiryField, string> {
  const values = enquiryFields.map((field) => [field, controlValue(form, field)])
  return Object.fromEntries(values) as Record<EnquiryField, string>
}

/** A half-typed date has an empty value in browsers; it is reported as what it is, no date, rather than as missing. */
export function controlValue(form: HTMLFormElement, field: EnquiryField): string {
  const control = form.elements.namedItem(field)
  if (!(control instanceof HTMLInputElement)) {
    return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control.value : ''
  }
  return control.validity.badInput ? 'incomplete' : control.value
}
