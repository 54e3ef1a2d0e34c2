import { createHash } from 'node:crypto'
import type { Request } from 'express'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { hour } from '../../schemas/time/durations.ts'
import { RefusedRequest } from '../problem.ts'

const keyPattern = /^[!-~]{1,200}$/

/** The key with which a script makes a repeated request count once. Throws a RefusedRequest when it is malformed. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.get('Idempotency-Key')
  if (key !== undefined && !keyPattern.test(key)) throw new RefusedRequest('badIdempotencyKey')
  return key
}

/**
 * Keys for a form, which sends none of its own, made from its content and this hour or the one before: a button pressed
 * twice stores one enquiry, and the same text some hours later is a new one.
 */
export function formKeys(enquiry: Enquiry, now: Date): string[] {
  const digest = createHash('sha256').update(JSON.stringify(enquiry)).digest('hex')
  const thisHour = Math.floor(now.getTime() / hour)
  return [thisHour, thisHour - 1].map((one) => `form:${digest}:${one}`)
}
