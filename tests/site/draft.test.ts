import type { PageContextServer } from 'vike/types'
import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, edited, type SiteFiles, validSite } from '../../catalogue/fixtures/site.ts'
import { pageMeta as contactMeta } from '../../pages/contact/+pageMeta.ts'
import { pageMeta as sentMeta } from '../../pages/contact-sent/+pageMeta.ts'
import { pageMeta } from '../../renderer/page-meta.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { robots } from '../../scripts/build/site-files.ts'
import { builtDocument } from '../support/built-document.ts'
import { builtFile, builtHtml, builtPages } from '../support/built-site.ts'
import { catalogue, content } from '../support/site-content.ts'

const origin = 'https://www.clinic.example'
const draft = edited('content/clinic.yaml', 'email: ', 'email: !placeholder ')

async function siteOf(files: SiteFiles): Promise<SiteContent> {
  const site = catalogueOf(await contentOf(files))
  if (!site) throw new Error('the home page lists a treatment that has no page')
  return site
}

const isIndexed = (site: SiteContent, config: { pageMeta: typeof contactMeta }) =>
  pageMeta({ site, config, routeParams: {}, urlPathname: '/' } as unknown as PageContextServer).indexed

test('a site without placeholders is indexed, except the pages that answer the form', async () => {
  const site = await siteOf(validSite())
  expect([isIndexed(site, { pageMeta: contactMeta }), isIndexed(site, { pageMeta: sentMeta })]).toEqual([
    true,
    false,
  ])
  expect(robots(site, origin)).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://www.clinic.example/sitemap.xml\n',
  )
})

test('one placeholder makes the site a draft, marked or not', async () => {
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

test('the built site is a draft while content holds a placeholder: in every page, in robots.txt, and beside the testimonials', () => {
  const closed = builtPages().filter((path) =>
    builtHtml(path).includes('<meta name="robots" content="noindex"'),
  )
  const isDraft = catalogue.placeholders.length > 0
  expect(closed).toEqual(builtPages().filter((path) => isDraft || path.startsWith('/contact/')))
  const [canonical = ''] = builtDocument('/').attributes('link[rel="canonical"]', 'href')
  expect(builtFile('/robots.txt').toString()).toBe(
    isDraft
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nDisallow: /api/\nSitemap: ${new URL(canonical).origin}/sitemap.xml\n`,
  )
  const { examples } = catalogue.testimonials
  expect(builtHtml('/').includes(String(examples))).toBe(content.testimonials.placeholders.length > 0)
})
