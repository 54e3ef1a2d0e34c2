import { type Enquiry, type EnquiryError, enquiryFields } from '../../schemas/enquiry.ts'
import { CallError } from '../calls/call-error.ts'
import { invalidate } from '../calls/read.ts'
import { send } from '../calls/send.ts'

/** What a machine cannot easily fake, beside the enquiry: the hidden field, and when the form was begun (ms since 1970). */
export interface EnquiryCircumstances {
  website: string
  startedAt: number
}

/**
 * Sends enquiries of one form. Retries of one filled form carry one `Idempotency-Key`, so an answer that was lost on the
 * way cannot make a second enquiry; a changed form is another enquiry with a key of its own.
 */
export function createEnquirySender(path: string) {
  let last = { body: '', key: '' }
  return async (enquiry: Enquiry, circumstances: EnquiryCircumstances): Promise<void> => {
    const body = { ...enquiry, ...circumstances }
    const text = JSON.stringify(body)
    if (text !== last.body) last = { body: text, key: newKey() }
    await send('POST', path, body, { 'Idempotency-Key': last.key })
    last = { body: '', key: '' }
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
