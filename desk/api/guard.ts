import type { Request, RequestHandler } from 'express'
import { idleHeader } from '../../schemas/desk-session.ts'
import { refuse } from './answer.ts'
import type { Sessions } from './sessions.ts'

/**
 * Refuses requests for another host. This stops DNS rebinding: a page whose name was rebound to 127.0.0.1 sends no `Origin`
 * and no `Sec-Fetch-*` with a GET, only its own `Host`.
 */
export function ownHost(port: number): RequestHandler {
  return (request, response, next) => {
    const [host, ...more] = request.headersDistinct.host ?? []
    const isOwn = host === `127.0.0.1:${port}` || host === `localhost:${port}`
    if (isOwn && more.length === 0) next()
    else refuse(response, 403, 'This address belongs to the desk on this computer alone.')
  }
}

/** Refuses a write that the desk's own page did not send. Same-site is not enough: other ports of this computer are that too. */
export const ownWrites: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const site = request.get('Sec-Fetch-Site') ?? 'same-origin'
  const isOwn = request.get('Origin') === `http://${request.headers.host}` && site === 'same-origin'
  if (!isOwn) return refuse(response, 403, 'Only the desk’s own page may change something.')
  if (!request.is('application/json')) return refuse(response, 415, 'Send application/json.')
  next()
}

/** Refuses a request without an open session. There is no cookie, because browsers send cookies to other ports too. */
export function requireSession(sessions: Sessions): RequestHandler {
  return (request, response, next) => {
    const session = bearer(request)
    const idle = Number(request.get(idleHeader)) || 0
    if (session !== undefined && sessions.checkAndTouch(session, idle)) next()
    else refuse(response, 401, 'The desk is locked. Start it again in the terminal.')
  }
}

const bearer = (request: Request) => /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1]
