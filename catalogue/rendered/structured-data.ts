import { weekdays } from '../../schemas/content/opening-hours.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { type ExpectedPage, type Site, stated, textAt, textsUnder } from './expected-pages.ts'
import type { Page, Stated } from './page.ts'
import type { Shown } from './page-facts.ts'
import type { Expected } from './stated-facts.ts'

export const dataScripts = 'script[type*="ld+json" i]'

/**
 * The values of a page's JSON-LD by the keys that lead to them: `structured data Service offers price`.
 *
 * @throws SyntaxError where it is no JSON
 */
export function shownData(page: Page): Shown[] {
  const found = new Map<string, Shown>()
  for (const script of page.every(dataScripts)) {
    const [node] = script.children
    const text = node && 'data' in node ? node.data : ''
    const start = node?.sourceCodeLocation?.startOffset ?? 0
    let at = 0
    const visit = (value: unknown, path: readonly string[]): void => {
      if (Array.isArray(value)) {
        for (const entry of value) visit(entry, path)
      } else if (typeof value === 'object' && value !== null) {
        const type = path.length === 0 && '@type' in value ? [String(value['@type'])] : path
        for (const [key, entry] of Object.entries(value)) {
          at = Math.max(at, text.indexOf(`${JSON.stringify(key)}:`, at))
          if (key !== '@type') visit(entry, key === '@graph' ? [] : [...type, key])
        }
      } else {
        const property = `structured data ${path.join(' ')}`
        const { values, place } = found.get(property) ?? { values: [], place: page.place(start) }
        const one = { value: String(value), place: page.place(start + at) }
        found.set(property, { property, place, values: [...values, one] })
      }
    }
    visit(JSON.parse(text), [])
  }
  return [...found.values()]
}

/** What a page tells search engines. Whatever it tells beside this is wrong, a rating of itself above all. */
export function statedData(page: ExpectedPage, site: Site): Expected[] {
  const { catalogue, content, addresses, origin } = site
  const { clinic, treatments } = catalogue
  const { locality, region } = clinic.address
  const whole = (path: string) => stated(page.file, new URL(path, origin).href)
  const same = (value: string) => stated(page.file, value)
  const fact = (key: string) => [textAt(content.clinic, key)]
  const steps = [{ name: same('Home'), path: addresses.home }, ...page.steps]
  const titles = treatments.map(({ title }, index) => stated(content.navigation, title, 'treatments', index))
  const inShort = {
    '@id': [whole('/#clinic')],
    name: fact('name'),
    url: [whole(addresses.home)],
    telephone: fact('phone'),
    'address streetAddress': fact('address.street'),
    'address addressLocality': fact('address.locality'),
    'address addressRegion': fact('address.region'),
    'address postalCode': fact('address.postcode'),
    'address addressCountry': [stated(content.clinic, clinic.address.country, 'address', 'country')],
  }
  const inFull = {
    description: fact('tagline'),
    logo: [whole('/icon-512.png')],
    image: [whole(addresses.sharingImage(addresses.home))],
    email: fact('email'),
    currenciesAccepted: [same('GBP')],
    ...openings(site),
    sameAs: clinic.profiles.map(({ url }, index) => stated(content.clinic, url, 'profiles', index, 'url')),
    'availableService name': titles,
    'availableService url': treatments.map(({ slug }) => whole(addresses.treatment(slug))),
  }
  const breadcrumb = {
    'itemListElement position': steps.map((_, index) => same(String(index + 1))),
    'itemListElement name': steps.map(({ name }) => name),
    'itemListElement item': steps.map(({ path }) => whole(path)),
  }
  const url = whole(page.path)
  const service = {
    url: [url],
    'provider @id': [whole('/#clinic')],
    areaServed: [same(`${locality}, ${region}`)],
    'offers url': [url],
    'offers priceCurrency': [same('GBP')],
  }
  return [
    { property: 'structured data @context', values: [same('https://schema.org')] },
    ...node('MedicalClinic', inShort),
    ...(['home', 'about', 'contact'].includes(page.kind) ? node('MedicalClinic', inFull) : []),
    ...(page.kind === 'home' ? [] : node('BreadcrumbList', breadcrumb)),
    ...(page.treatment ? [...node('Service', service), ...treatmentData(page.treatment, page)] : []),
  ]
}

function treatmentData({ price }: Treatment, { file }: ExpectedPage): Expected[] {
  const amount = [stated(file, String(price.amount), 'price', 'amount')]
  const range = {
    'priceSpecification minPrice': amount,
    'priceSpecification priceCurrency': [stated(file, 'GBP')],
  }
  return [
    ...node('Service', { name: [textAt(file, 'title')], description: [textAt(file, 'summary')] }),
    ...node('Service offers', price.from ? range : { price: amount }),
    ...node('FAQPage', {
      'mainEntity name': textsUnder(file, /^faqs\.\d+\.question/),
      'mainEntity acceptedAnswer text': textsUnder(file, /^faqs\.\d+\.answer/),
    }),
  ]
}

function node(type: string, keys: Record<string, Stated[]>): Expected[] {
  return Object.entries(keys).map(([key, values]) => ({ property: `structured data ${type} ${key}`, values }))
}

/** Opening hours as search engines read them: a weekly day once, one of every second week by its dates. */
function openings({ catalogue, content, today }: Site): Record<string, Stated[]> {
  const rows = catalogue.clinic.hours
    .map((day, index) => ({ day, own: (value: string) => stated(content.clinic, value, 'hours', index) }))
    .toSorted((a, b) => weekdays.indexOf(a.day.day) - weekdays.indexOf(b.day.day))
    .flatMap(({ day, own }) => {
      if ('closed' in day) return []
      const name = `https://schema.org/${day.day.charAt(0).toUpperCase()}${day.day.slice(1)}`
      const dates = day.alternate ? openDates(day.alternate.firstOpen, today) : [undefined]
      return dates.map((date) => ({
        day: own(name),
        opens: own(day.opens),
        closes: own(day.closes),
        date: date && own(date),
      }))
    })
  const dates = rows.flatMap(({ date }) => date || [])
  return {
    'openingHoursSpecification dayOfWeek': rows.map(({ day }) => day),
    'openingHoursSpecification opens': rows.map(({ opens }) => opens),
    'openingHoursSpecification closes': rows.map(({ closes }) => closes),
    'openingHoursSpecification validFrom': dates,
    'openingHoursSpecification validThrough': dates,
  }
}

/** The next half year of open dates of a day that is open every second week, counted from one of them. */
function openDates(firstOpen: string, today: string): string[] {
  const fortnight = 14 * 86_400_000
  const first = Date.parse(firstOpen)
  const past = Math.max(0, Math.ceil((Date.parse(today) - first) / fortnight))
  const dates = Array.from({ length: 13 }, (_, index) => new Date(first + (past + index) * fortnight))
  return dates.map((date) => date.toISOString().slice(0, 10))
}
