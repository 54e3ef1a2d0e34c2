import { type Enquiry, type EnquiryError, enquiryFields } from '../../../schemas/enquiry.ts'
import type { EnquiryFailure } from '../../../schemas/enquiry-failure.ts'
import { invalidate, RequestError, send } from '../../requests.ts'

/** Signs of spam: the hidden field, and how long it took to fill in the form, if that is known. */
interface SpamSigns {
  website: string
  typingMilliseconds: number | undefined
}

/** An enquiry that was taken: its reference, if the answer could be read, and when. */
export interface SentMessage {
  reference: string | undefined
  sentAt: Date
}

/** What became of an enquiry: that it was taken, the fields that the server rejected, or why it was not sent. */
type Delivery = SentMessage | { rejected: EnquiryError[] } | { failure: EnquiryFailure }

/** The only answer that acknowledges an enquiry. Networks and proxies answer 200 with pages of their own. */
const created = 201

/**
 * Sends the enquiries of one form. A retry with the same text carries the same `Idempotency-Key`, so a lost answer cannot
 * lead to a second enquiry. Its failures stay `unanswered` if an earlier try may have arrived.
 */
export function createEnquirySender(path: string) {
  const none = { enquiry: '', key: '', mayBeStored: false }
  let last = none
  return async (enquiry: Enquiry, spamSigns: SpamSigns): Promise<Delivery> => {
    const text = JSON.stringify(enquiry)
    if (text !== last.enquiry) last = { enquiry: text, key: newKey(), mayBeStored: false }
    // The network may go while the enquiry is on its way.
    const wasOffline = !navigator.onLine
    try {
      const headers = { 'Idempotency-Key': last.key }
      const response = await send('POST', path, { ...enquiry, ...spamSigns }, headers)
      if (response.status !== created) throw new Error(`${response.status} is not our answer`)
      last = none
      invalidate(path)
      return { reference: await readReference(response), sentAt: answeredAt(response) }
    } catch (error) {
      const rejected = rejectedFields(error)
      if (rejected.length > 0) return { rejected }
      const failure = failureOf(error, wasOffline)
      last.mayBeStored ||= failure === 'unanswered'
      return { failure: last.mayBeStored ? 'unanswered' : failure }
    }
  }
}

/** By the server's clock, from which the promise counts; a visitor's clock may be wrong. */
function answeredAt({ headers }: Response): Date {
  const date = new Date(headers.get('Date') ?? '')
  return Number.isNaN(date.getTime()) ? new Date() : date
}

async function readReference(response: Response): Promise<string | undefined> {
  const answer: { reference?: unknown } | undefined = await response.json().catch(() => undefined)
  return typeof answer?.reference === 'string' ? answer.reference : undefined
}

/**
 * Why an enquiry whose fields are right was not sent. A 5xx is `unanswered` if it is not one that our server sends, has no JSON
 * body, or one with `mayBeStored`.
 */
function failureOf(error: unknown, wasOffline: boolean): EnquiryFailure {
  if (!(error instanceof RequestError)) return wasOffline ? 'offline' : 'unanswered'
  if (error.status === 429) return 'tooMany'
  const problem = problemOf(error)
  const isExplained = [500, 503].includes(error.status) && problem && !problem.mayBeStored
  return error.status < 500 || isExplained ? 'ours' : 'unanswered'
}

/** The fields that the server rejected, with its messages. */
function rejectedFields(error: unknown): EnquiryError[] {
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
const newKey = (): string => crypto.randomUUID?.() ?? crypto.getRandomValues(new BigUint64Array(2)).join('-')
