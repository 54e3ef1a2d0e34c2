import type { Response } from 'express'
import type { EnquiryError } from '../schemas/enquiry.ts'
import { bodyLimits } from './contacts/body-limits.ts'

/** Every problem the service may answer with, as RFC 9457 problem details. The texts are fixed: none repeats what was sent. */
export const problems = {
  unreadable: {
    status: 400,
    title: 'The request could not be read',
    detail: 'The body must be one JSON object in UTF-8.',
  },
  badIdempotencyKey: {
    status: 400,
    title: 'The Idempotency-Key could not be read',
    detail: 'It must be 1 to 200 visible ASCII characters.',
  },
  severalHosts: {
    status: 400,
    title: 'The request names several hosts',
    detail: 'A request has one Host header.',
  },
  crossSite: {
    status: 403,
    title: 'The request came from another site',
    detail: 'Enquiries are accepted from this site’s own pages only.',
  },
  unknownRoute: { status: 404, title: 'There is nothing here', detail: 'This service has no such address.' },
  wrongMethod: { status: 405, title: 'The method is not allowed', detail: 'See the Allow header.' },
  tooLarge: {
    status: 413,
    title: 'The enquiry is too long',
    detail: `The body may be ${bodyLimits.json} KiB at most, as a form ${bodyLimits.form} KiB.`,
  },
  unsupportedType: {
    status: 415,
    title: 'The body has a form that is not supported',
    detail:
      'Send application/json or application/x-www-form-urlencoded, in UTF-8, without a content encoding.',
  },
  invalid: {
    status: 422,
    title: 'Some details are missing or wrong',
    detail: 'Each entry of "errors" names a field and says what to change.',
  },
  keyReused: {
    status: 422,
    title: 'The Idempotency-Key was used for another enquiry',
    detail: 'Send a changed enquiry with a new key.',
  },
  tooMany: {
    status: 429,
    title: 'Too many enquiries in a short time',
    detail: 'Wait for the time in the Retry-After header, or telephone the clinic.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong',
    detail: 'Nothing was stored. Please try again, or telephone the clinic.',
  },
  unconfirmed: {
    status: 503,
    title: 'The enquiry could not be confirmed in time',
    detail:
      'It may or may not be stored. Send it again with the same Idempotency-Key, or telephone the clinic.',
  },
  unavailable: {
    status: 503,
    title: 'Enquiries cannot be stored just now',
    detail: 'Nothing was stored. Wait for the time in the Retry-After header and try again.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

type ProblemName = keyof typeof problems

/** A request is refused for a known reason; the route answers with that problem. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest'
  readonly problem: ProblemName
  readonly errors: EnquiryError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(problem: ProblemName, details: { errors?: EnquiryError[]; retryAfterSeconds?: number } = {}) {
    super(problem)
    this.problem = problem
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** What a problem may carry besides its fixed text. */
type ProblemExtras = { errors?: EnquiryError[]; requestId?: string; mayBeStored?: boolean }

/** Answers with a problem document that no cache keeps. */
export function sendProblem(response: Response, name: ProblemName, extras: ProblemExtras = {}): void {
  const { status, title, detail } = problems[name]
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .set('Content-Type', 'application/problem+json; charset=utf-8')
    .end(JSON.stringify({ type: 'about:blank', title, status, detail, ...extras }))
}
