import type { Request } from 'express'

/**
 * Whether a request that changes something comes from the site's own pages. Browsers say so in Sec-Fetch-Site
 * (https://www.w3.org/TR/fetch-metadata/); where that is absent, Origin must be the site's. A request with neither
 * comes from no browser and carries nobody's cookies, so it is allowed.
 *
 * @param siteOrigin the configured origin; without one, the origin that the request itself was sent to
 */
export function isSameOrigin(request: Request, siteOrigin: string | undefined): boolean {
  const site = request.get('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin'
  const origin = request.get('Origin')
  if (origin === undefined) return true
  return origin === (siteOrigin ?? `${request.protocol}://${request.get('Host')}`)
}
