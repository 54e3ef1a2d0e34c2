import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import type { EnquiryError } from '../../schemas/enquiry.ts'
import { enquiryAddresses } from '../../schemas/enquiry-addresses.ts'
import type { EnquiryFailure } from '../../schemas/enquiry-failure.ts'
import { messageName } from '../../schemas/enquiry-message-names.ts'
import { enquiryMessages } from '../../schemas/enquiry-messages.ts'
import { errorFields } from '../error-fields.ts'
import { isNavigation } from '../is-navigation.ts'
import type { Log, LogFields } from '../log.ts'
import { problems, RefusedRequest, sendProblem } from '../problem.ts'
import { busyRetrySeconds } from './concurrency-limit.ts'
import { bodyKind, ClientGone, discardBody } from './enquiry-body.ts'
import { type Receipt, type ReceiveOptions, receiveEnquiry } from './receive-enquiry.ts'

/** Answered with a problem document even when a form was sent. */
const alwaysProblems = new Set<RefusedRequest['problem']>(['crossSite', 'wrongMethod'])

/** Answers `POST /api/contacts`: with JSON for a script, with a redirect to a page for a form without script. */
export function contactsRoute(options: ReceiveOptions, log: Log): RequestHandler {
  return async (request, response) => {
    const started = performance.now()
    const requestId = randomUUID()
    const record = (level: keyof Log, event: string, fields: LogFields) =>
      log[level](event, {
        requestId,
        method: request.method,
        route: enquiryAddresses.post,
        durationMs: Math.round(performance.now() - started),
        ...fields,
      })
    const recordLate = (work: Promise<Receipt>) =>
      work.then(
        ({ outcome }) => record('info', 'enquiry_settled', { reason: outcome }),
        (error: unknown) => {
          const isKnown = !(error instanceof DatabaseUnavailable && error.reason === 'interrupted')
          record('info', 'enquiry_settled', {
            reason: isKnown ? 'notStored' : 'unknown',
            ...errorFields(error),
          })
        },
      )
    // After a form was sent while the site was down, the address bar shows this address. Opening it again leads to the form.
    if (request.method === 'GET' && isNavigation(request)) return seeOther(response, enquiryAddresses.form)
    try {
      if (request.method !== 'POST') throw new RefusedRequest('wrongMethod')
      const receipt = await receiveEnquiry(request, options, recordLate)
      answerAccepted(request, response, receipt.reference)
      record('info', 'enquiry_accepted', { status: response.statusCode, reason: receipt.outcome })
    } catch (error) {
      if (error instanceof ClientGone) {
        record('info', 'client_gone', {})
        return
      }
      const refusal = asRefusal(error)
      refuse(request, response, refusal, requestId)
      const { status } = problems[refusal.problem]
      if (status < 500) record('info', 'enquiry_refused', { status, reason: refusal.problem })
      else record('error', 'enquiry_failed', { status, reason: refusal.problem, ...errorFields(error) })
    }
  }
}

function asRefusal(error: unknown): RefusedRequest {
  if (error instanceof RefusedRequest) return error
  if (error instanceof DatabaseUnavailable)
    return new RefusedRequest(error.reason === 'interrupted' ? 'unconfirmed' : 'unavailable', {
      retryAfterSeconds: busyRetrySeconds,
    })
  return new RefusedRequest('unexpected')
}

function answerAccepted(request: Request, response: Response, reference: string): void {
  if (bodyKind(request) === 'form') {
    seeOther(response, enquiryAddresses.sent)
  } else {
    response
      .status(201)
      .set('Cache-Control', 'no-store')
      .set('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ reference }))
  }
}

function refuse(request: Request, response: Response, refusal: RefusedRequest, requestId: string): void {
  discardBody(request)
  const { problem, errors, retryAfterSeconds } = refusal
  if (bodyKind(request) === 'form' && !alwaysProblems.has(problem)) {
    const failure = failureOf(problem)
    const reasons = failure ? [failure] : (errors ?? wrongIn(problem)).map(messageName)
    const { notSent, notSentBecause } = enquiryAddresses
    seeOther(response, reasons.length > 0 ? notSentBecause(reasons) : notSent)
    return
  }
  if (problem === 'wrongMethod') response.set('Allow', 'POST')
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds))
  sendProblem(response, problem, {
    ...(errors && { errors }),
    ...(problem === 'unconfirmed' && { mayBeStored: true }),
    ...(problem === 'unexpected' && { requestId }),
  })
}

/** Which field of a form makes it too large to be read: only the message has room for so much. */
function wrongIn(problem: RefusedRequest['problem']): EnquiryError[] {
  return problem === 'tooLarge' ? [{ field: 'message', message: enquiryMessages.message.long }] : []
}

/** Why a form was refused although its content may be right; undefined when the content is wrong. */
function failureOf(problem: RefusedRequest['problem']): EnquiryFailure | undefined {
  if (problem === 'tooMany') return 'tooMany'
  if (problem === 'unconfirmed') return 'unanswered'
  return problems[problem].status >= 500 ? 'ours' : undefined
}

function seeOther(response: Response, page: string): void {
  response.status(303).set('Cache-Control', 'no-store').set('Location', page).end()
}
