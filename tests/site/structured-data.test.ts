import { expect, test } from 'vitest'
import { builtHtml, builtPages } from '../support/built-site.ts'
import { attributeOf, HtmlDocument, plain } from '../support/html-document.ts'

interface Page {
  path: string
  document: HtmlDocument
  data: Record<string, unknown>[]
}

interface Offer {
  priceCurrency: string
  price?: number
  priceSpecification?: { minPrice: number; priceCurrency: string }
}

const pages: Page[] = builtPages().map((path) => {
  const document = new HtmlDocument(builtHtml(path))
  return { path, document, data: document.structuredData() }
})
const treatments = pages.filter(({ path }) => path.startsWith('/treatments/'))
const nodes = ({ data }: Page, type: string) => data.filter((node) => node['@type'] === type)

const address = {
  '@type': 'PostalAddress',
  streetAddress: '364 Nacton Road',
  addressLocality: 'Ipswich',
  addressRegion: 'Suffolk',
  postalCode: 'IP3 9NA',
  addressCountry: 'GB',
}

test('every page describes the clinic once, with its address', () => {
  for (const page of pages) {
    expect(nodes(page, 'MedicalClinic'), page.path).toEqual([
      expect.objectContaining({ name: expect.any(String), address: expect.objectContaining(address) }),
    ])
  }
})

test('the home page states the opening hours, alternate Saturdays by date', () => {
  const home = pages.find(({ path }) => path === '/')
  const [clinic] = home ? nodes(home, 'MedicalClinic') : []
  const hours = clinic?.openingHoursSpecification as Record<string, string>[]
  const weekly = hours.filter(({ validFrom }) => !validFrom)
  expect(weekly.map(({ dayOfWeek, opens, closes }) => [dayOfWeek?.split('/').pop(), opens, closes])).toEqual([
    ['Monday', '09:00', '15:00'],
    ['Wednesday', '10:00', '20:30'],
    ['Thursday', '09:00', '15:00'],
    ['Friday', '09:30', '18:00'],
  ])
  const dated = hours.filter(({ validFrom }) => validFrom)
  expect(dated.length).toBeGreaterThan(1)
  for (const { dayOfWeek, opens, closes, validFrom, validThrough } of dated) {
    expect([dayOfWeek, opens, closes, validThrough]).toEqual([
      'https://schema.org/Saturday',
      '09:00',
      '13:00',
      validFrom,
    ])
    expect(new Date(`${validFrom}T12:00:00Z`).getUTCDay()).toBe(6)
  }
  const days = dated.map(({ validFrom }) => Date.parse(String(validFrom)))
  expect(days.slice(1).every((day, index) => day - (days[index] ?? 0) === 14 * 86_400_000)).toBe(true)
})

test('every page but the home page says where it stands, from the home page down', () => {
  const below = pages.filter(({ path }) => path !== '/' && path !== '/home')
  for (const { path, data, document } of below) {
    const [breadcrumb] = data.filter((node) => node['@type'] === 'BreadcrumbList')
    const steps = breadcrumb?.itemListElement as { position: number; name: string; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    const [canonical = ''] = document.attributes('link[rel="canonical"]', 'href')
    expect(steps[0]?.item).toBe(new URL('/', canonical).href)
    if (!path.startsWith('/contact/')) expect(steps.at(-1)?.item).toBe(canonical)
  }
})

test.each(treatments)('$path lists the questions and the price that it shows', (page) => {
  const [faq] = nodes(page, 'FAQPage')
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.length).toBeGreaterThan(0)
  expect(questions.map(({ name }) => plain(name))).toEqual(page.document.texts('details summary'))
  expect(questions.map(({ acceptedAnswer }) => plain(acceptedAnswer.text))).toEqual(
    page.document.texts('details p'),
  )
  const [service] = nodes(page, 'Service')
  const offer = service?.offers as Offer | undefined
  expect([offer?.priceCurrency, offer?.priceSpecification?.priceCurrency ?? 'GBP']).toEqual(['GBP', 'GBP'])
  const shown = page.document.all('.price').map((element) => Number(attributeOf(element, 'data-price')))
  expect(shown).toEqual([offer?.priceSpecification?.minPrice ?? offer?.price])
})

test('no page rates the clinic: a business may not publish ratings of itself as data', () => {
  const claims = pages.filter(({ data }) =>
    /"(?:AggregateRating|Review|ratingValue|aggregateRating|review)"/.test(JSON.stringify(data)),
  )
  expect(claims.map(({ path }) => path)).toEqual([])
})
