import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import { RefusedRequest } from '../problem.ts'
import { bodyLimits } from './body-limits.ts'

/** How an enquiry was sent: by the page's script, or by the form itself. */
type BodyKind = 'json' | 'form'

export interface EnquiryBody {
  kind: BodyKind
  /** Unchecked, by name; undefined when the body is not UTF-8, not JSON or not an object. */
  fields: Record<string, unknown> | undefined
}

/** The client closed the connection before its request was complete: nobody is left to answer. */
export class ClientGone extends Error {}

/** Throws a RefusedRequest for a body of another kind or over the limit, and ClientGone for one that ends too early. */
export async function readBody(request: Request): Promise<EnquiryBody> {
  const kind = bodyKind(request)
  if (!kind) throw new RefusedRequest('unsupportedType')
  const limit = bodyLimits[kind] * 1024
  // A body announced as too large is refused before any of it is read.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new RefusedRequest('tooLarge')
  return { kind, fields: parse(await bytesOf(request, limit), kind) }
}

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

function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (act: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      act()
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) settle(() => reject(new RefusedRequest('tooLarge')))
      else chunks.push(chunk)
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)))
    const onGone = () => settle(() => reject(new ClientGone()))
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  })
}

function parse(body: Buffer, kind: BodyKind): EnquiryBody['fields'] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (kind === 'form') {
      // Throws for encoded bytes that are not UTF-8, which URLSearchParams would silently replace.
      decodeURIComponent(text)
      return Object.fromEntries(new URLSearchParams(text))
    }
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How much of a refused body is read and dropped, in bytes, so that the client gets to see the answer. */
const discardLimit = 1024 * 1024

/** Reads and drops the rest of a body; cuts the connection of a client that sends more than the limit. */
export function discardBody(request: IncomingMessage): void {
  let size = 0
  request.on('error', () => {})
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > discardLimit) request.destroy()
  })
}
