import type { PageContextServer } from 'vike/types'
import { expect, test } from 'vitest'
import { type Catalogue, catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, edited, type SiteFiles, validSite } from '../../catalogue/fixtures/site.ts'
import { pageMeta as contactMeta } from '../../pages/contact/+pageMeta.ts'
import { pageMeta as sentMeta } from '../../pages/contact-sent/+pageMeta.ts'
import { pageMeta } from '../../renderer/page-meta.ts'
import { robots } from '../../scripts/build/site-files.ts'
import { builtFile, builtHtml, builtPages } from '../support/built-site.ts'

const origin = 'https://www.clinic.example'
const draft = edited('content/clinic.yaml', 'email: ', 'email: !placeholder ')

async function siteOf(files: SiteFiles): Promise<Catalogue> {
  const site = catalogueOf(await contentOf(files))
  if (!site) throw new Error('the home page lists a treatment that has no page')
  return site
}

const isIndexed = (site: Catalogue, config: { pageMeta: typeof contactMeta }) =>
  pageMeta({ site, config, routeParams: {}, urlPathname: '/' } as unknown as PageContextServer).indexed

test('a site whose values are all the clinic’s own is for search engines, but for the answers of the form', async () => {
  const site = await siteOf(validSite())
  expect([isIndexed(site, { pageMeta: contactMeta }), isIndexed(site, { pageMeta: sentMeta })]).toEqual([
    true,
    false,
  ])
  expect(robots(site, origin)).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://www.clinic.example/sitemap.xml\n',
  )
})

test('one placeholder makes it a draft, marked or not', async () => {
  const unmarked = edited('content/clinic.yaml', 'name: Fixture Clinic', 'name: Your Clinic')
  for (const [files, key] of [
    [draft, 'clinic.email'],
    [unmarked, 'clinic.name'],
  ] as const) {
    const site = await siteOf(files)
    expect(site.placeholders).toEqual([key])
    expect(isIndexed(site, { pageMeta: contactMeta })).toBe(false)
    expect(robots(site, origin)).toBe('User-agent: *\nDisallow: /\n')
  }
})

test('the site as it is built is a draft in every page, in robots.txt, and to those who read the testimonials', () => {
  const open = builtPages().filter(
    (path) => !builtHtml(path).includes('<meta name="robots" content="noindex"'),
  )
  expect(open).toEqual([])
  expect(builtFile('/robots.txt').toString()).toBe('User-agent: *\nDisallow: /\n')
  expect(builtHtml('/')).toContain('No client wrote them')
})
