import type { RequestHandler } from 'express'

const fixedHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** Headers of every response. The app's page replaces the policy with one that has a nonce for styles its widgets add. */
export const fixedAnswerHeaders: RequestHandler = (_request, response, next) => {
  response.set(fixedHeaders)
  next()
}

export function contentPolicy(nonce?: string): string {
  const styles = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
