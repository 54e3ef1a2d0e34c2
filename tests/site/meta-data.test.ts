import { expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { builtFile, builtHtml, builtPages } from '../support/built-site.ts'
import { catalogue } from '../support/site-content.ts'

const titleOf = (path: string) => builtDocument(path).texts('title').join()
const contentOf = (path: string, meta: string) =>
  builtDocument(path).attributes(`meta[${meta}]`, 'content').join()
const descriptionOf = (path: string) => contentOf(path, 'name="description"')

test('treatments are titled {Treatment} in Ipswich, Suffolk', () => {
  const treatments = builtPages().filter((path) => path.startsWith('/treatments/'))
  expect(treatments).not.toEqual([])
  expect(treatments.map((path) => titleOf(path).split(' | ')[0])).toEqual(
    treatments.map((path) => `${builtDocument(path).texts('h1')} in Ipswich, Suffolk`),
  )
})

test('the contact page is titled for the clinic in Ipswich, Suffolk', () => {
  expect(titleOf('/contact')).toContain('Ipswich, Suffolk')
  expect(descriptionOf('/contact')).toContain('Ipswich, Suffolk')
})

test('the description of About summarises experience and clinic', () => {
  expect(descriptionOf('/about')).toContain(catalogue.clinic.experience)
  expect(descriptionOf('/about')).toContain('clinic')
})

test('meta data comes before the styles, the charset near the top', () => {
  for (const path of builtPages()) {
    const html = builtHtml(path)
    const before = html.slice(0, html.indexOf('<style'))
    expect(before.slice(0, 1024)).toContain('<meta charset')
    expect(before).toMatch(/<meta property="og:image" [^>]*><meta property="og:image:width"/)
  }
})

test('the sharing picture of every page has the stated size', () => {
  for (const path of builtPages()) {
    const file = builtFile(new URL(contentOf(path, 'property="og:image"')).pathname)
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

/** Elements that every page has exactly once. */
const inEveryPage = [
  'html[lang="en-GB"]',
  'title',
  'h1',
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[property="og:type"][content="website"]',
  'meta[property="og:locale"][content="en_GB"]',
  'meta[property="og:image:width"][content="1200"]',
  'meta[property="og:image:height"][content="630"]',
  'meta[name="twitter:card"][content="summary_large_image"]',
  'meta[name="theme-color"][content="#fdf9f6"]',
  'meta[name="format-detection"][content="telephone=no"]',
  'link[rel="icon"][href="/favicon.ico"][sizes="48x48"]',
  'link[rel="icon"][href="/favicon.svg"][type="image/svg+xml"]',
  'link[rel="apple-touch-icon"][href="/apple-touch-icon.png"]',
  'link[rel="manifest"][href="/manifest.webmanifest"]',
  'script[type="speculationrules"]',
]

test('every page has its language, heading, meta data, icons, manifest and speculation rules once', () => {
  const missing = builtPages().flatMap((path) =>
    inEveryPage
      .filter((selector) => builtDocument(path).all(selector).length !== 1)
      .map((selector) => `${path}: ${selector}`),
  )
  expect(missing).toEqual([])
})
