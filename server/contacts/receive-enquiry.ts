import type { Request } from 'express'
import type { Knex } from 'knex'
import { earlierResult, storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { parseEnquiry } from '../../schemas/enquiry.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { RefusedRequest } from '../problem.ts'
import { addressKey } from '../security/address-key.ts'
import { isSameOrigin } from '../security/same-origin.ts'
import { busyRetrySeconds, type ConcurrencyLimit } from './concurrency-limit.ts'
import { type EnquiryBody, readBody } from './enquiry-body.ts'
import type { HitCounter } from './hit-counter.ts'
import { formKeys, idempotencyKey } from './idempotency-key.ts'
import { looksAutomated } from './looks-automated.ts'
import { countAttempt, countEnquiry, type RateLimits } from './rate-limits.ts'

/** What receiving an enquiry needs. */
export type ReceiveOptions = {
  database: Knex
  limits: RateLimits
  /** Each must allow the attempt; the cheapest first. */
  counters: HitCounter[]
  siteOrigin: string | undefined
  /** Whether visitors are thanked by mail. */
  acknowledge: boolean
  clock: () => Date
  /** Limits how many database calls are under way at once, in total and for one client. */
  databaseCalls: ConcurrencyLimit
  /** Aborted when the service is stopping and every visitor has to be answered now. */
  ending: AbortSignal | undefined
}

/** An accepted enquiry: committed to disk, now or by an earlier request with the same key. */
export type Receipt = { reference: string; outcome: 'stored' | 'repeated' }

/** How long to wait for the database before answering the visitor without it, in milliseconds. */
const answerDeadline = 14_000

/**
 * Checks a request and stores its enquiry. Once it has a place among the `databaseCalls`, a repeated enquiry is accepted whatever the
 * rate limits, and counts towards none. One that looks automated is stored, but marked. Throws a RefusedRequest for anything that is not
 * accepted. `onLate` receives the work that goes on after the visitor was answered `unconfirmed`.
 */
export async function receiveEnquiry(
  request: Request,
  options: ReceiveOptions,
  onLate: (work: Promise<Receipt>) => void,
): Promise<Receipt> {
  const { siteOrigin, clock } = options
  if (!isSameOrigin(request, siteOrigin)) throw new RefusedRequest('crossSite')
  const body = await readBody(request)
  return withDeadline(options.ending, takeEnquiry(request, body, clock(), options), onLate)
}

async function takeEnquiry(
  request: Request,
  { kind, fields }: EnquiryBody,
  now: Date,
  { database, limits, counters, acknowledge, databaseCalls }: ReceiveOptions,
): Promise<Receipt> {
  const key = idempotencyKey(request)
  const parsed = fields && parseEnquiry(fields, londonDate(now))
  const attempt = { address: request.ip, now }
  // The widest of the networks that the rate limits count, so that all its addresses have one share.
  const client = addressKey(request.ip, 48)
  if (!fields || !parsed?.ok) {
    await databaseCalls.run(client, () => countAttempt(counters, limits, attempt))
    throw parsed?.ok === false
      ? new RefusedRequest('invalid', { errors: parsed.errors })
      : new RefusedRequest('unreadable')
  }
  const { enquiry } = parsed
  // What a script sends may have been sent before as a plain form, so the form's keys are looked up too; the reverse is not
  // recognised. Without a key, each request of a script is another enquiry.
  const keys = [key ?? [], key !== undefined || kind === 'form' ? formKeys(enquiry, now) : []].flat()
  const storeWithinLimits = async () => {
    await countAttempt(counters, limits, attempt)
    const automated = looksAutomated(fields)
    const forgetEnquiry = await countEnquiry(counters, limits, { ...attempt, automated })
    const options = { idempotencyKey: keys[0], suspicious: automated, acknowledge, now }
    const result = await storeEnquiry(database, enquiry, options).catch(async (error) => {
      await forgetEnquiry()
      throw error
    })
    if (result.outcome !== 'stored') await forgetEnquiry()
    return result
  }
  return databaseCalls.run(client, async () => {
    const earlier = keys.length > 0 && (await earlierResult(database, keys, enquiry))
    const result = earlier || (await storeWithinLimits())
    if (result.outcome === 'conflict') throw new RefusedRequest('keyReused')
    return result
  })
}

/** Rejects as `unconfirmed` at the deadline or when the service ends; the work goes on. */
function withDeadline<Result>(
  ending: AbortSignal | undefined,
  work: Promise<Result>,
  onLate: (work: Promise<Result>) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => {
      stopWaiting()
      reject(new RefusedRequest('unconfirmed', { retryAfterSeconds: busyRetrySeconds }))
      onLate(work)
    }
    const timer = setTimeout(late, answerDeadline).unref()
    const stopWaiting = () => {
      clearTimeout(timer)
      ending?.removeEventListener('abort', late)
    }
    if (ending?.aborted) return late()
    ending?.addEventListener('abort', late)
    work.then(resolve, reject).finally(stopWaiting)
  })
}
