import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, validSite } from '../../catalogue/fixtures/site.ts'
import { Head } from '../../renderer/+Head.tsx'
import { builtDocument } from '../support/built-document.ts'
import { builtPages } from '../support/built-site.ts'
import { attributeOf, HtmlDocument, plain } from '../support/html-document.ts'
import { renderedPart } from '../support/rendered-part.ts'
import { catalogue } from '../support/site-content.ts'

interface Page {
  path: string
  document: HtmlDocument
  data: Record<string, unknown>[]
}

interface Offer {
  priceCurrency: string
  price?: number
  priceSpecification?: { minPrice: number; priceCurrency: string; unitText: string }
}

const pages: Page[] = builtPages().map((path) => {
  const document = builtDocument(path)
  return { path, document, data: document.structuredData() }
})
const treatments = pages.filter(({ path }) => path.startsWith('/treatments/'))
const nodes = ({ data }: Page, type: string) => data.filter((node) => node['@type'] === type)

const address = {
  '@type': 'PostalAddress',
  streetAddress: catalogue.clinic.address.street,
  addressLocality: catalogue.clinic.address.locality,
  addressRegion: catalogue.clinic.address.region,
  postalCode: catalogue.clinic.address.postcode,
  addressCountry: 'GB',
}

test('every page describes the clinic with its address, and its phone in international form', () => {
  const described = pages.map((page) => [page.path, nodes(page, 'MedicalClinic')])
  const telephone = expect.stringMatching(/^\+44\d+$/)
  const clinic = expect.objectContaining({ name: expect.any(String), telephone, address })
  expect(described).toEqual(pages.map(({ path }) => [path, [clinic]]))
})

test('the home page names the site', () => {
  const home = pages.filter((page) => nodes(page, 'WebSite').length > 0)
  expect(home.map(({ path }) => path).toSorted()).toEqual(['/', '/home'])
  for (const page of home)
    expect(nodes(page, 'WebSite')).toEqual([expect.objectContaining({ name: catalogue.clinic.name })])
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

test('the home page states the opening hours, alternate Saturdays and closed days by date', () => {
  const home = pages.find(({ path }) => path === '/')
  const [clinic] = home ? nodes(home, 'MedicalClinic') : []
  const hours = clinic?.openingHoursSpecification as Record<string, string>[]
  const weekly = hours.filter(({ validFrom }) => !validFrom)
  const stated = catalogue.clinic.hours.flatMap((one) => ('closed' in one ? [] : [one]))
  const dayOf = (text: string) => text.split('/').pop()?.toLowerCase()
  expect(weekly.map(({ dayOfWeek = '', opens, closes }) => [dayOf(dayOfWeek), opens, closes])).toEqual(
    stated.filter(({ alternate }) => !alternate).map(({ day, opens, closes }) => [day, opens, closes]),
  )
  const dated = hours.filter(({ validFrom, dayOfWeek }) => validFrom && dayOfWeek)
  expect(dated.length).toBeGreaterThan(1)
  for (const { dayOfWeek, opens, closes, validFrom, validThrough } of dated) {
    const open = stated.find(({ alternate }) => alternate)
    expect([dayOf(dayOfWeek ?? ''), opens, closes, validThrough]).toEqual([
      open?.day,
      open?.opens,
      open?.closes,
      validFrom,
    ])
    expect(new Date(`${validFrom}T12:00:00Z`).getUTCDay()).toBe(6)
  }
  // At least one bank holiday of the next half-year falls on an opening day.
  const closed = hours.filter(({ dayOfWeek }) => !dayOfWeek)
  expect(closed.length > 0).toBe(catalogue.clinic.closures?.bankHolidays === 'closed')
  for (const { opens, closes, validFrom, validThrough } of closed)
    expect([opens, closes, validThrough]).toEqual(['00:00', '00:00', validFrom])
  const days = dated.map(({ validFrom }) => Date.parse(String(validFrom)))
  // A Saturday on which the clinic is closed is left out, so a gap may be longer.
  expect(days.map((day) => (day - (days[0] ?? 0)) % (14 * 86_400_000))).toEqual(days.map(() => 0))
})

test('every page but the home page has a breadcrumb, from the home page down', () => {
  for (const { path, data, document } of pages.filter((page) => !['/', '/home'].includes(page.path))) {
    const [breadcrumb] = data.filter((node) => node['@type'] === 'BreadcrumbList')
    const steps = breadcrumb?.itemListElement as { position: number; name: string; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    const [canonical = ''] = document.attributes('link[rel="canonical"]', 'href')
    expect(steps[0]?.item).toBe(new URL('/', canonical).href)
    if (!path.startsWith('/contact/')) expect(steps.at(-1)?.item).toBe(canonical)
  }
})

test('a treatment lists exactly the questions that it shows', () => {
  for (const page of treatments) {
    const [faq] = nodes(page, 'FAQPage')
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    const listed = questions.map(({ name, acceptedAnswer }) => [plain(name), plain(acceptedAnswer.text)])
    const answers = page.document.texts('details p')
    const shown = page.document.texts('details summary').map((question, index) => [question, answers[index]])
    expect(listed.length).toBeGreaterThan(0)
    expect([page.path, listed]).toEqual([page.path, shown])
  }
})

/** Treatments with prescription-only medicines, whose price is not advertised. */
const usesMedicines = /anti-wrinkle|vitamin/

test('a treatment’s offer has the price shown, in pounds, and a lowest price has the unit shown', () => {
  for (const page of treatments) {
    const [service] = nodes(page, 'Service')
    const offer = service?.offers as Offer | undefined
    if (usesMedicines.test(page.path)) {
      expect(offer).toBeUndefined()
      continue
    }
    expect([offer?.priceCurrency, offer?.priceSpecification?.priceCurrency ?? 'GBP']).toEqual(['GBP', 'GBP'])
    const shown = page.document.all('.price').map((element) => Number(attributeOf(element, 'data-price')))
    expect([page.path, shown]).toEqual([page.path, [offer?.priceSpecification?.minPrice ?? offer?.price]])
    const unit = offer?.priceSpecification?.unitText
    if (unit) expect(page.document.texts('.price').join(' ')).toContain(`per ${unit}`)
  }
})

test('cards of other pages do not advertise the price of a prescription-only medicine', () => {
  const cards = treatments.flatMap(({ document }) => document.texts('.card-link'))
  const named = cards.filter((text) => /Anti-Wrinkle|Vitamin/.test(text))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((text) => text.includes('£'))).toEqual([])
  expect(cards.some((text) => text.includes('£'))).toBe(true)
})

test('no page rates the clinic: a business may not publish ratings of itself as data', () => {
  const claims = pages.filter(({ data }) =>
    /"(?:AggregateRating|Review|ratingValue|aggregateRating|review)"/.test(JSON.stringify(data)),
  )
  expect(claims.map(({ path }) => path)).toEqual([])
})
