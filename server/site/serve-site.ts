import type { Request, RequestHandler, Response } from 'express'
import { isNavigation } from '../is-navigation.ts'
import { hashedAssets } from './manifest.ts'
import { resolveTarget } from './resolve-target.ts'
import { type Site, type SiteFile, type Variant, variantOf } from './site.ts'

const methods = ['GET', 'HEAD']

/** Answers GET and HEAD from memory. It is the last handler, so any other method is not allowed. */
export function serveSite(site: Site): RequestHandler {
  return (request, response) => {
    if (!methods.includes(request.method)) {
      return sendText(response.set('Allow', methods.join(', ')), 405, 'Method not allowed')
    }
    const target = request.originalUrl
    const resolution = resolveTarget(target, site)
    if (resolution.kind === 'file') return sendFile(request, response, resolution.file)
    if (resolution.kind === 'unknown-page') return sendNotFound(request, response, site.notFound)
    if (resolution.kind === 'missing-asset') {
      // Nobody types the address of a hashed file: only pages request it, and a line of text will do.
      if (isNavigation(request) && !target.startsWith(hashedAssets))
        return sendNotFound(request, response, site.notFound)
      return sendText(response, 404, 'Not found')
    }
    response.set('Location', resolution.location)
    sendText(response, 308, 'The page has one address; see the Location header')
  }
}

function sendFile(request: Request, response: Response, file: SiteFile): void {
  const { headers, body } = acceptedVariant(request, file)
  response.setHeaders(headers)
  if (request.fresh) response.removeHeader('Content-Encoding')
  response.send(body)
}

/** The home page under another address: no entity tag, so that no cache takes it for that address's own content. */
function sendNotFound(request: Request, response: Response, file: SiteFile): void {
  const { headers, body } = acceptedVariant(request, file)
  response.status(404).setHeaders(headers).removeHeader('ETag')
  response.send(body)
}

function sendText(response: Response, status: number, text: string): void {
  response.status(status).type('text/plain').set('Cache-Control', 'no-cache').send(`${text}\n`)
}

function acceptedVariant(request: Request, file: SiteFile): Variant {
  const smaller = (['br', 'gzip'] as const).find(
    (encoding) => file.variants.has(encoding) && request.acceptsEncodings(encoding),
  )
  return variantOf(file, smaller ?? 'identity')
}
