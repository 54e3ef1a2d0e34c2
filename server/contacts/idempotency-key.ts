import type { Request } from 'express'
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
