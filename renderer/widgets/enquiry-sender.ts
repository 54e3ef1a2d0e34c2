import { type Enquiry, type EnquiryError, enquiryFields } from '../../schemas/enquiry.ts'
import { CallError } from '../calls/call-error.ts'
import { invalidate } from '../calls/read.ts'
import { send } from '../calls/send.ts'

/** What a machine cannot easily fake, beside the enquiry: the hidden field, and how long it took to fill the form in. */
export interface EnquiryCircumstances {
  website: string
  typingMilliseconds: number
}

/**
 * Sends enquiries of one form. Retries of one filled form carry one `Idempotency-Key`, so an answer that was lost on the
 * way cannot make a second enquiry; a changed form is another enquiry with a key of its own.
 */
export function createEnquirySender(path: string) {
  let last = { enquiry: '', key: '' }
  return async (enquiry: Enquiry, circumstances: EnquiryCircumstances): Promise<void> => {
    const text = JSON.stringify(enquiry)
    if (text !== last.enquiry) last = { enquiry: text, key: newKey() }
    await send('POST', path, { ...enquiry, ...circumstances }, { 'Idempotency-Key': last.key })
    last = { enquiry: '', key: '' }
    invalidate(path)
  }
}

/** The server's findings about single fields, where it refused with any. */
export function refusedFields(error: unknown): EnquiryError[] {
  if (!(error instanceof CallError) || error.status !== 422) return []
  try {
    const { errors } = JSON.parse(error.body) as { errors?: unknown }
    return Array.isArray(errors) ? errors.filter(isEnquiryError) : []
  } catch {
    return []
  }
}

function isEnquiryError(value: unknown): value is EnquiryError {
  const { field, message } = (value ?? {}) as Partial<EnquiryError>
  return typeof message === 'string' && enquiryFields.some((known) => known === field)
}

/** `randomUUID` exists in secure contexts only. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
