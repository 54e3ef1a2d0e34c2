import type { RequestHandler } from 'express'
import { closedPolicy } from './content-security-policy.ts'

/** Sent with every reply; a page's own policy takes the place of the closed one. */
export const fixedHeaders = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ['Content-Security-Policy', closedPolicy],
] as const

const strictTransport = 'max-age=31536000; includeSubDomains'

/**
 * Sets the headers that every reply carries; pages replace the policy with their own. Strict-Transport-Security is sent
 * when the visitor's connection uses TLS, or the site's configured origin does.
 */
export function securityHeaders(siteOrigin: string | undefined): RequestHandler {
  const alwaysSecure = siteOrigin?.startsWith('https:') ?? false
  return (request, response, next) => {
    for (const [name, value] of fixedHeaders) response.setHeader(name, value)
    if (alwaysSecure || request.secure) response.setHeader('Strict-Transport-Security', strictTransport)
    next()
  }
}
