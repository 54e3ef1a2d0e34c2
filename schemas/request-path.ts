/** A target may name scheme and host, too (RFC 9112, 3.2.2). */
const withHost = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?:\/|(?=\?)|$)/i

/** Neither the service nor the desk has anything there. */
const nowhere = '/api/nowhere'

/**
 * The path and query that a request's target asks for; an address that nothing has for a target that no browser sends.
 * Express would give those to Node's `url.parse`, which prints some to stderr and throws at others.
 */
export function requestPath(target: string): string {
  const path = target.replace(withHost, '/')
  return /^\/[^#\s]*$/.test(path) ? path : nowhere
}
