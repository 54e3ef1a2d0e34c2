import { type Enquiry, type EnquiryError, enquiryFields } from '../../../schemas/enquiry.ts'
import type { EnquiryFailure } from '../../../schemas/enquiry-failure.ts'
import { invalidate, RequestError, send } from '../../requests.ts'

/** Signs of spam: the hidden field, and how long it took to fill in the form, where that is known. */
interface SpamSigns {
  website: string
  typingMilliseconds: number | undefined
}

/**
 * Sends the enquiries of one form. A retry with the same text carries the same `Idempotency-Key`, so a lost answer cannot
 * lead to a second enquiry. Gives the enquiry's reference, if the answer can be read.
 */
export function createEnquirySender(path: string) {
  let last = { enquiry: '', key: '' }
  return async (enquiry: Enquiry, spamSigns: SpamSigns): Promise<string | undefined> => {
    const text = JSON.stringify(enquiry)
    if (text !== last.enquiry) last = { enquiry: text, key: newKey() }
    const response = await send('POST', path, { ...enquiry, ...spamSigns }, { 'Idempotency-Key': last.key })
    last = { enquiry: '', key: '' }
    invalidate(path)
    return readReference(response)
  }
}

async function readReference(response: Response): Promise<string | undefined> {
  const answer: { reference?: unknown } | undefined = await response.json().catch(() => undefined)
  return typeof answer?.reference === 'string' ? answer.reference : undefined
}

/** Why an enquiry whose fields are right was not sent. A failure that our server does not explain leaves that open. */
export function failureOf(error: unknown): EnquiryFailure {
  if (!(error instanceof RequestError)) return navigator.onLine ? 'unanswered' : 'offline'
  if (error.status === 429) return 'tooMany'
  const problem = problemOf(error)
  return error.status < 500 || (problem && !problem.mayBeStored) ? 'ours' : 'unanswered'
}

/** The fields that the server rejected, with its messages. */
export function rejectedFields(error: unknown): EnquiryError[] {
  const errors = error instanceof RequestError && error.status === 422 && problemOf(error)?.errors
  return Array.isArray(errors) ? errors.filter(isEnquiryError) : []
}

/** The server's document on why it refused, if it can be read. */
function problemOf({ body }: RequestError): { errors?: unknown; mayBeStored?: boolean } | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isEnquiryError(value: unknown): value is EnquiryError {
  const { field, message } = (value ?? {}) as Partial<EnquiryError>
  return typeof message === 'string' && enquiryFields.some((known) => known === field)
}

/** `randomUUID` exists in secure contexts only, so not on plain HTTP. */
const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
