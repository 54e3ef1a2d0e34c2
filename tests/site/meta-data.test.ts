import { expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { builtFile, builtHtml, builtPages } from '../support/built-site.ts'
import { attributeOf, plain, textOf } from '../support/html-document.ts'
import { catalogue } from '../support/site-content.ts'

interface MetaData {
  path: string
  title: string
  description: string
  canonical: string
  heading: string
  /** Values of Open Graph and Twitter properties by name. */
  properties: Record<string, string>
}

const home = readMetaData('/')
const clinicName = home.properties['og:site_name'] ?? ''
const origin = new URL(home.canonical).origin
const pages = builtPages().map(readMetaData)
const treatments = pages.filter(({ path }) => path.startsWith('/treatments/'))

test('all pages end their title with the clinic name', () => {
  expect(clinicName).not.toBe('')
  expect(pages.filter(({ title }) => !title.endsWith(` | ${clinicName}`))).toEqual([])
})

test('treatments are titled {Treatment} in Ipswich, Suffolk', () => {
  expect(treatments).not.toEqual([])
  expect(treatments.map(({ title }) => title)).toEqual(
    treatments.map(({ heading }) => `${heading} in Ipswich, Suffolk | ${clinicName}`),
  )
})

test('the contact page is titled for the clinic in Ipswich, Suffolk', () => {
  const contact = readMetaData('/contact')
  expect(contact.title).toContain('Ipswich, Suffolk')
  expect(contact.description).toContain('Ipswich, Suffolk')
})

test('the description of About summarises experience and clinic', () => {
  const { description } = readMetaData('/about')
  expect(description).toContain(catalogue.clinic.experience)
  expect(description).toContain('clinic')
})

test('titles are unique except for the home page under its second address', () => {
  expect(repeated('title')).toEqual([['/', '/home']])
})

test('descriptions of indexed pages are unique except for the home page under its second address', () => {
  expect(repeated('description')).toEqual([['/', '/home']])
})

test('every description has a length that search results show', () => {
  const wrong = pages.filter(({ description }) => description.length < 50 || description.length > 160)
  expect(wrong.map(({ path, description }) => `${path}: ${description.length} characters`)).toEqual([])
})

test('every page has its public address as canonical link', () => {
  expect(pages.map(({ canonical }) => canonical)).toEqual(
    pages.map(({ path }) => `${origin}${path === '/home' ? '/' : path}`),
  )
})

test('the sharing data of every page repeats title, description and address', () => {
  for (const { title, description, canonical, properties } of pages) {
    expect(properties).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:type': 'website',
      'og:locale': 'en_GB',
      'og:site_name': clinicName,
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    })
  }
})

test('meta data comes before the styles, the charset near the top', () => {
  for (const { path } of pages) {
    const html = builtHtml(path)
    const before = html.slice(0, html.indexOf('<style'))
    expect(before.slice(0, 1024)).toContain('<meta charset')
    expect(before).toMatch(/<meta property="og:image" [^>]*><meta property="og:image:width"/)
  }
})

test('the sharing data of every page names a picture of the stated size', () => {
  for (const { properties } of pages) {
    const picture = new URL(properties['og:image'] ?? '')
    expect(picture.origin).toBe(origin)
    const file = builtFile(picture.pathname)
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
    expect([properties['og:image:width'], properties['og:image:height']]).toEqual(['1200', '630'])
  }
})

/** Elements that every page has exactly once. */
const inEveryPage = [
  'html[lang="en-GB"]',
  'meta[name="theme-color"][content="#fdf9f6"]',
  'meta[name="format-detection"][content="telephone=no"]',
  'link[rel="icon"][href="/favicon.ico"][sizes="48x48"]',
  'link[rel="icon"][href="/favicon.svg"][type="image/svg+xml"]',
  'link[rel="apple-touch-icon"][href="/apple-touch-icon.png"]',
  'link[rel="manifest"][href="/manifest.webmanifest"]',
  'script[type="speculationrules"]',
]

test('every page states its language, colour, icons, manifest and speculation rules', () => {
  const missing = pages.flatMap(({ path }) =>
    inEveryPage
      .filter((selector) => builtDocument(path).all(selector).length !== 1)
      .map((selector) => `${path}: ${selector}`),
  )
  expect(missing).toEqual([])
})

function readMetaData(path: string): MetaData {
  const page = builtDocument(path)
  const one = (selector: string, attribute: string) => attributeOf(page.only(selector), attribute) ?? ''
  const named = [...page.all('meta[property]'), ...page.all('meta[name]')].map((meta) => [
    attributeOf(meta, 'property') ?? attributeOf(meta, 'name') ?? '',
    attributeOf(meta, 'content') ?? '',
  ])
  return {
    path,
    title: textOf(page.only('title')),
    description: one('meta[name="description"]', 'content'),
    canonical: one('link[rel="canonical"]', 'href'),
    heading: textOf(page.only('h1')),
    properties: Object.fromEntries(named),
  }
}

/** Groups of pages with the same title or description, sorted, without those that answer the form. */
function repeated(field: 'title' | 'description'): string[][] {
  const byText = new Map<string, string[]>()
  for (const page of pages.filter(({ path }) => !path.startsWith('/contact/'))) {
    const text = plain(page[field])
    byText.set(text, [...(byText.get(text) ?? []), page.path])
  }
  return [...byText.values()].filter((paths) => paths.length > 1).map((paths) => paths.toSorted())
}
