import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { themeColour } from '../../renderer/styles/theme-colour.ts'
import { urls } from '../../renderer/urls.ts'

/** Every address that search engines should know. */
const indexedPaths = ({ treatments, legal }: Catalogue): string[] => [
  urls.home,
  urls.about,
  urls.contact,
  ...treatments.map(({ slug }) => urls.treatment(slug)),
  ...legal.map(({ slug }) => urls.legal(slug)),
]

/** sitemaps.org urlset of all indexed pages. */
export function sitemap(catalogue: Catalogue, origin: string): string {
  const entries = indexedPaths(catalogue).map(
    (path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`

/** W3C web app manifest. */
const webManifest = ({ clinic }: Catalogue) => ({
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

/** Writes sitemap.xml, robots.txt and manifest.webmanifest into the built site. */
export async function writeSiteFiles(catalogue: Catalogue, directory: string, origin: string): Promise<void> {
  await Promise.all([
    writeFile(join(directory, 'sitemap.xml'), sitemap(catalogue, origin)),
    writeFile(join(directory, 'robots.txt'), robots(origin)),
    writeFile(
      join(directory, 'manifest.webmanifest'),
      `${JSON.stringify(webManifest(catalogue), null, 2)}\n`,
    ),
  ])
}
