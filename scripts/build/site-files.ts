import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { themeColour } from '../../renderer/styles/theme-colour.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { day } from '../../schemas/time/durations.ts'
import { urls } from '../../schemas/urls.ts'
import type { SharedPage } from '../assets/sharing-card.ts'

/** Writes the files beside the pages: sitemap, robots.txt, security.txt and the web app manifest. */
export async function writeSiteFiles(site: SiteContent, directory: string, origin: string): Promise<void> {
  const files = {
    'sitemap.xml': sitemap(site, origin),
    'robots.txt': robots(site, origin),
    '.well-known/security.txt': securityText(site, origin),
    'manifest.webmanifest': `${JSON.stringify(webManifest(site), null, 2)}\n`,
  }
  await mkdir(join(directory, '.well-known'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text)
}

/** The Robots Exclusion Protocol (RFC 9309). It asks robots to stay away from a draft altogether. */
export function robots({ placeholders }: Pick<SiteContent, 'placeholders'>, origin: string): string {
  if (placeholders.length > 0) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`
}

/** sitemaps.org urlset of all pages that search engines should know. */
function sitemap(site: SiteContent, origin: string): string {
  const paths = sharedPages(site).map(({ path }) => path)
  const entries = paths
    .filter((path) => path !== urls.contactSent && path !== urls.contactNotSent)
    .map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Whom to tell about a fault that endangers visitors (RFC 9116); it expires within a year of the build. */
function securityText({ clinic }: SiteContent, origin: string): string {
  // To the day, so that two builds of one day are the same.
  const expires = `${londonDate(new Date(Date.now() + 360 * day))}T00:00:00Z`
  const own = new URL('/.well-known/security.txt', origin).href
  return `Contact: mailto:${clinic.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${own}\n`
}

/** W3C web app manifest. */
const webManifest = ({ clinic }: SiteContent) => ({
  name: clinic.name,
  short_name: clinic.name,
  description: clinic.tagline,
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  background_color: themeColour,
  theme_color: themeColour,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** Every page, with the words and the drawing of its sharing image. */
export function sharedPages(site: SiteContent): SharedPage[] {
  const { clinic, navigation, home, about, contact, treatments, legal } = site
  const eyebrow = clinic.name
  return [
    { path: urls.home, title: home.hero.heading, eyebrow, illustration: 'home' },
    { path: urls.about, title: about.hero.heading, eyebrow, illustration: 'about' },
    { path: urls.contact, title: contact.heading, eyebrow, illustration: 'practitioner' },
    ...treatments.map(({ slug, title, group }) => ({
      path: urls.treatment(slug),
      title,
      eyebrow: `${eyebrow} · ${navigation.groups[group]}`,
      illustration: slug,
    })),
    ...[
      ...legal.map(({ slug, title }) => ({ path: urls.legal(slug), title })),
      { path: urls.contactSent, title: contact.sentPage.heading },
      { path: urls.contactNotSent, title: contact.failedPage.heading },
    ].map((page) => ({ ...page, eyebrow, illustration: 'about' })),
  ]
}
