import type { Request } from 'express'
import type { Knex } from 'knex'
import { storeEnquiry } from '../../database/enquiries.ts'
import { londonDate } from '../../schemas/calendar-date.ts'
import { parseEnquiry } from '../../schemas/enquiry.ts'
import { Refusal } from '../refusal.ts'
import { isSameOrigin } from '../security/same-origin.ts'
import { type AttemptLimits, countAttempt } from './attempt-limits.ts'
import { requireBodyKind } from './body-kind.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { HitCounter } from './hit-counter.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { looksAutomated } from './looks-automated.ts'
import { parseBody } from './parse-body.ts'
import { readBody, refuseAnnouncedSize } from './read-body.ts'

/** What receiving an enquiry needs. */
export type ReceiveOptions = {
  database: Knex
  limits: AttemptLimits
  /** Each must allow the attempt; the cheapest comes first. */
  counters: HitCounter[]
  siteOrigin: string | undefined
  /** Thank visitors by mail. */
  acknowledge: boolean
  clock: () => Date
  /** Bounds how many database calls wait at once. */
  databaseCalls: ConcurrencyLimit
}

/** An accepted enquiry: committed to disk, now or by an earlier request with the same key. */
export type Receipt = { reference: string; outcome: 'stored' | 'repeated' }

/**
 * Takes one request to the database, cheapest check first: origin, type, announced size, rate limits, body, fields,
 * storing. Throws a Refusal for anything that is not accepted; an enquiry that looks automated is kept, marked.
 */
export async function receiveEnquiry(request: Request, options: ReceiveOptions): Promise<Receipt> {
  const { database, limits, counters, siteOrigin, acknowledge, clock, databaseCalls } = options
  if (!isSameOrigin(request, siteOrigin)) throw new Refusal('crossSite')
  const kind = requireBodyKind(request)
  refuseAnnouncedSize(request)
  for (const count of counters) {
    await databaseCalls.run(() => countAttempt(count, limits, { address: request.ip, now: clock() }))
  }

  const fields = parseBody(await readBody(request), kind)
  const key = idempotencyKey(request, kind, fields)
  const now = clock()
  const parsed = parseEnquiry(fields, londonDate(now))
  if (!parsed.ok) throw new Refusal('invalid', { errors: parsed.errors })

  const suspicious = looksAutomated(fields)
  const result = await databaseCalls.run(() =>
    storeEnquiry(database, parsed.enquiry, {
      ...(key !== undefined && { idempotencyKey: key }),
      suspicious,
      acknowledge,
      now,
    }),
  )
  if (result.outcome === 'conflict') throw new Refusal('keyReused')
  return result
}
