import { createHash } from 'node:crypto'
import type { Request } from 'express'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { Refusal } from '../refusal.ts'
import type { BodyKind } from './body-kind.ts'

const keyPattern = /^[!-~]{1,200}$/

/**
 * The key that makes a repeated request count once: the Idempotency-Key header of a script, or the form's hidden
 * `idempotencyKey` field, which stays empty without script. Refuses a malformed key.
 */
export function idempotencyKey(
  request: Request,
  kind: BodyKind,
  fields: Record<string, unknown>,
): string | undefined {
  const key = kind === 'form' ? fields.idempotencyKey : request.get('Idempotency-Key')
  if (key === undefined || (kind === 'form' && key === '')) return undefined
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new Refusal('badIdempotencyKey')
  return key
}

/**
 * The keys of a form that brings none, made from its content and from this hour or the one before: a button pressed twice
 * stores one enquiry, and the same text some hours later is a new one.
 */
export function formKeys(enquiry: Enquiry, now: Date): string[] {
  const digest = createHash('sha256').update(JSON.stringify(enquiry)).digest('hex')
  const hour = Math.floor(now.getTime() / 3_600_000)
  return [hour, hour - 1].map((one) => `form:${digest}:${one}`)
}
