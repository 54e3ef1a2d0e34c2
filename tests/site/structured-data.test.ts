import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, validSite } from '../../catalogue/fixtures/site.ts'
import { Head } from '../../renderer/+Head.tsx'
import { builtDocument } from '../support/built-document.ts'
import { builtPages } from '../support/built-site.ts'
import { HtmlDocument } from '../support/html-document.ts'
import { renderedPart } from '../support/rendered-part.ts'
import { catalogue } from '../support/site-content.ts'

interface Page {
  path: string
  document: HtmlDocument
  data: Record<string, unknown>[]
}

const pages: Page[] = builtPages().map((path) => {
  const document = builtDocument(path)
  return { path, document, data: document.structuredData() }
})
const treatments = pages.filter(({ path }) => path.startsWith('/treatments/'))
const nodes = ({ data }: Page, type: string) => data.filter((node) => node['@type'] === type)

test('every page describes the clinic with a postal address, and nothing twice', () => {
  for (const page of pages) {
    const types = page.data.map((node) => node['@type'])
    expect([page.path, ...types]).toEqual([page.path, ...new Set(types)])
    expect(nodes(page, 'MedicalClinic')).toMatchObject([{ address: { '@type': 'PostalAddress' } }])
  }
})

test('text with </script> does not end the script of the structured data', async () => {
  const site = catalogueOf(await contentOf(validSite()))
  const text = 'No </script> is the end'
  const pageMeta = () => ({
    title: text,
    description: text,
    canonical: '/',
    breadcrumb: [],
    structuredData: [{ text }],
  })
  const head = renderedPart(Head, { site, urlPathname: '/', config: { pageMeta } })
  expect(new HtmlDocument(head).structuredData()).toContainEqual({ text })
})

test('the home page dates its alternate Saturdays and closed days', () => {
  const [clinic] = pages.flatMap((page) => (page.path === '/' ? nodes(page, 'MedicalClinic') : []))
  const hours = clinic?.openingHoursSpecification as Record<string, string>[]
  expect(hours.filter(({ validFrom, dayOfWeek }) => validFrom && dayOfWeek).length).toBeGreaterThan(1)
  // At least one bank holiday of the next half-year falls on an opening day.
  const isClosed = catalogue.clinic.closures?.bankHolidays === 'closed'
  expect(hours.some(({ dayOfWeek }) => !dayOfWeek)).toBe(isClosed)
})

test('cards of other pages do not advertise the price of a prescription-only medicine', () => {
  const cards = treatments.flatMap(({ document }) => document.texts('.card-link'))
  const named = cards.filter((text) => /Anti-Wrinkle|Vitamin/.test(text))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((text) => text.includes('£'))).toEqual([])
  expect(cards.some((text) => text.includes('£'))).toBe(true)
})
