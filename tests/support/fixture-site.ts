import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packSite } from '../../scripts/build/pack.ts'

const filler = '<p>Words that compress well, again and again.</p>'.repeat(40)

const home = page('Home', '<script>window.started = true</script><style>p { margin: 0 }</style>')

/** A small site with a file of every kind that the server treats differently. */
export const fixtureFiles = {
  'index.html': home,
  'home.html': home,
  'about.html': page('About', '<script type="application/ld+json">{"@type":"MedicalClinic"}</script>'),
  'contact.html': page('Contact', '<script type="speculationrules">{"prerender":[]}</script>'),
  'contact/sent.html': page('Sent'),
  'contact/not-sent.html': page('Not sent'),
  'treatments/skin-peels.html': page('Skin peels'),
  '404.html': page('Home again', '<link rel="canonical" href="/">'),
  'assets/entry-AbCd1234.js': `console.log(${JSON.stringify(filler)})`,
  'assets/picture-XyZ98765.png': 'not compressible',
  'robots.txt': 'User-agent: *\nAllow: /\n',
} as const

/** Writes and packs the fixture site below `directory` and returns its `dist`. */
export async function writeFixtureSite(directory: string): Promise<string> {
  const dist = join(directory, 'dist')
  for (const [file, content] of Object.entries(fixtureFiles)) {
    const path = join(dist, 'client', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  await packTestSite(join(dist, 'client'))
  return dist
}

/** Packs as the build does, but without a cache. */
export async function packTestSite(
  clientDir: string,
  facts: Partial<Parameters<typeof packSite>[1]> = {},
): Promise<void> {
  await packSite(clientDir, { scriptOrigins: [], ...facts }, async (_name, make) => make())
}

function page(title: string, head = ''): string {
  return `<!doctype html><html lang="en-GB"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${filler}</body></html>`
}
