/**
 * The origin that canonical links, the sitemap and sharing images carry, from SITE_ORIGIN: scheme and host, no path.
 * Throws when it is not such an address.
 */
export function siteOrigin(environment: NodeJS.ProcessEnv = process.env): string {
  const text = environment.SITE_ORIGIN || 'http://localhost:3000'
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_ORIGIN is "${text}", which is not a web origin. Set it to a scheme and host, for example https://www.clinic.example`,
    )
  }
  return url.origin
}
