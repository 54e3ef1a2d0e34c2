import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { isNavigation } from '../is-navigation.ts'
import { hashedAssets } from './manifest.ts'
import { type Encoding, negotiateEncoding } from './negotiate.ts'
import { resolveTarget } from './resolve-target.ts'
import { type Site, type SiteFile, variantOf } from './site.ts'

/** A target may name scheme and host, too (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?]*\/?/i

const methods = ['GET', 'HEAD']

/** Answers GET and HEAD from memory. It is the last handler, so any other method is not allowed. */
export function serveSite(site: Site): RequestHandler {
  return (request, response) => {
    if (!methods.includes(request.method)) {
      return sendText(request, response.setHeader('Allow', methods.join(', ')), 405, 'Method not allowed')
    }
    const target = request.originalUrl.replace(absoluteForm, '/')
    const resolution = resolveTarget(target, site)
    if (resolution.kind === 'file') return sendFile(request, response, resolution.file)
    if (resolution.kind === 'unknown-page') return sendNotFound(request, response, site.notFound)
    if (resolution.kind === 'missing-asset') {
      // Nobody types the name of a built file: only a page asks for it.
      if (isNavigation(request) && !target.startsWith(hashedAssets))
        return sendNotFound(request, response, site.notFound)
      return sendText(request, response, 404, 'Not found')
    }
    response.setHeader('Location', resolution.location)
    sendText(request, response, 308, 'The page has one address; see the Location header')
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const variant = variantOf(file, acceptedEncoding(request, file))
  if (matchesTag(request.headers['if-none-match'], variant.tag)) {
    const {
      'Content-Length': _length,
      'Content-Type': _type,
      'Content-Encoding': _encoding,
      ...kept
    } = variant.headers
    response.writeHead(304, kept).end()
    return
  }
  send(request, response, 200, variant.headers, variant.body)
}

/** The home page under another address: no entity tag, so that no cache takes it for that address's own content. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const variant = variantOf(file, acceptedEncoding(request, file))
  const { ETag: _tag, ...headers } = variant.headers
  send(request, response, 404, headers, variant.body)
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`)
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': body.length,
  }
  send(request, response, status, headers, body)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string | number>,
  body: Buffer,
): void {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function acceptedEncoding(request: IncomingMessage, file: SiteFile): Encoding {
  const accept = request.headers['accept-encoding']
  return negotiateEncoding(typeof accept === 'string' ? accept : undefined, file.variants)
}

/** Whether If-None-Match names the entity tag, compared weakly as RFC 9110, 13.1.2 asks. */
function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
