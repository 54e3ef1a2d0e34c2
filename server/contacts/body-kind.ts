import type { Request } from 'express'
import { RefusedRequest } from '../refused-request.ts'

/** How an enquiry was sent: by the page's script, or by the form itself. */
export type BodyKind = 'json' | 'form'

const kinds = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
])
const parameter = /^([^=\s]+)\s*=\s*"?([^\s"]*)"?$/

/** The kind of the request's body; undefined for a type, charset or encoding that is not supported. */
export function bodyKind(request: Request): BodyKind | undefined {
  if (request.get('Content-Encoding') !== undefined) return undefined
  const [type = '', ...parameters] = (request.get('Content-Type') ?? '').split(';').map((part) => part.trim())
  for (const text of parameters) {
    const [, name, value] = parameter.exec(text) ?? []
    if (name?.toLowerCase() === 'charset' && value?.toLowerCase() !== 'utf-8') return undefined
  }
  return kinds.get(type.toLowerCase())
}

/** Like {@link bodyKind}; refuses what is not supported. */
export function requireBodyKind(request: Request): BodyKind {
  const kind = bodyKind(request)
  if (!kind) throw new RefusedRequest('unsupportedType')
  return kind
}
