import type { RequestHandler } from 'express'
import { sendProblem } from '../problem.ts'

/** Refuses a request with more than one Host header (RFC 9112, 3.2): a proxy may have used a different one. */
export const oneHost: RequestHandler = (request, response, next) => {
  const hosts = request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  if (hosts.length > 1) sendProblem(response, 'severalHosts')
  else next()
}
