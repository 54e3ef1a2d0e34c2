import { capitalised } from '../../schemas/capitalised.ts'
import { isPriceAdvertised, type Treatment } from '../../schemas/content/treatment.ts'
import { addDays } from '../../schemas/time/calendar-date.ts'
import { weekdayOf } from '../../schemas/time/london-clock.ts'
import { openTimeOn } from '../../schemas/time/open-time.ts'
import { dialledNumber, urls } from '../../schemas/urls.ts'
import type { Element, Page, Stated } from './built-site.ts'
import { type ExpectedPage, type Site, stated, textAt } from './expected-pages.ts'
import type { Fact } from './problems.ts'

/** The values of a page's JSON-LD, by the types and keys of its nodes: `structured data Service name`. */
export function structuredData(page: Page, own: ExpectedPage, site: Site): Fact[] {
  const scripts = page.every('script[type*="ld+json" i]')
  try {
    const shown = scripts.flatMap((script) =>
      valuesIn(script).map(({ name, value }) => ({ name, ...page.stated(script, value) })),
    )
    const known = statedData(own, site)
    const keys = new Set([...Object.keys(known), ...shown.map(({ name }) => name)])
    return [...keys].map((key) => ({
      property: `structured data ${key}`,
      shown: shown.filter(({ name }) => name === key),
      stated: [known[key] ?? []].flat(),
    }))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const shown = scripts.map((script) => page.stated(script, error.message))
    return [{ property: 'structured data that is no JSON', shown, stated: [] }]
  }
}

/** @throws SyntaxError if it is not JSON */
function valuesIn({ children: [text] }: Element) {
  const { '@graph': nodes = [], ...rest } = JSON.parse(text && 'data' in text ? text.data : '')
  return [rest, ...nodes].flatMap(({ '@type': type, ...keys }: Record<string, unknown>) =>
    Object.entries(keys).flatMap(([key, value]) =>
      [value].flat().map((one) => ({ name: type ? `${type} ${key}` : key, value: inWords(one) })),
    ),
  )
}

/** A value of JSON-LD on one line: `priceCurrency GBP price 250`. */
function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .flatMap(([key, entry]) => (key === '@type' ? [] : `${key} ${inWords(entry)}`))
    .join(' ')
}

/** What a page may tell search engines. Anything else is wrong, above all a rating of itself. */
function statedData(page: ExpectedPage, site: Site): Record<string, Stated | Stated[]> {
  const { content, origin, catalogue } = site
  const { clinic } = catalogue
  const { street, locality, region, postcode, country } = clinic.address
  const own = (value: unknown) => stated(page.file, inWords(value))
  const fact = (value: unknown, key: string) => stated(content.clinic, inWords(value), key)
  const whole = (path: string) => new URL(path, origin).href
  const place = { streetAddress: street, addressLocality: locality, addressRegion: region }
  const address = { ...place, postalCode: postcode, addressCountry: country }
  const steps: ExpectedPage['steps'] = [['Home', urls.home], ...page.steps]
  const breadcrumb = steps.map(([name, path], index) => own({ position: index + 1, name, item: whole(path) }))
  return {
    '@context': own('https://schema.org'),
    'MedicalClinic @id': own(whole('/#clinic')),
    'MedicalClinic name': fact(clinic.name, 'name'),
    'MedicalClinic url': own(whole(urls.home)),
    'MedicalClinic telephone': fact(dialledNumber(clinic), 'phone'),
    'MedicalClinic address': fact(address, 'address'),
    ...(['home', 'contact'].includes(page.kind) && {
      'MedicalClinic description': textAt(content.clinic, 'tagline'),
      'MedicalClinic logo': own(whole('/icon-512.png')),
      'MedicalClinic image': own(whole(urls.sharingImage(urls.home))),
      'MedicalClinic email': fact(clinic.email, 'email'),
      'MedicalClinic currenciesAccepted': own('GBP'),
      'MedicalClinic openingHoursSpecification': openings(site),
      'MedicalClinic sameAs': clinic.profiles.map(({ url }) => fact(url, 'profiles')),
    }),
    ...(page.kind === 'home'
      ? {
          'WebSite @id': own(whole('/#website')),
          'WebSite name': fact(clinic.name, 'name'),
          'WebSite url': own(whole(urls.home)),
        }
      : { 'BreadcrumbList itemListElement': breadcrumb }),
    ...(page.treatment && serviceData(page, page.treatment, site)),
  }
}

function serviceData({ file, canonical }: ExpectedPage, treatment: Treatment, { catalogue, origin }: Site) {
  const { amount, unit, from } = treatment.price
  const { locality, region } = catalogue.clinic.address
  const url = canonical.value
  const price = from
    ? { priceSpecification: { minPrice: amount, priceCurrency: 'GBP', unitText: unit } }
    : { price: amount }
  return {
    'Service name': textAt(file, 'title'),
    'Service description': textAt(file, 'summary'),
    'Service url': canonical,
    'Service provider': stated(file, `@id ${origin}/#clinic`),
    'Service areaServed': stated(file, `${locality}, ${region}`),
    ...(isPriceAdvertised(treatment) && {
      'Service offers': stated(file, inWords({ url, priceCurrency: 'GBP', ...price }), 'price', 'amount'),
    }),
    'FAQPage mainEntity': treatment.faqs.map(({ question, answer }, index) =>
      stated(file, inWords({ name: question, acceptedAnswer: { text: answer } }), 'faqs', index),
    ),
  }
}

/** Weekly days by name. Optional are dates, up to half a year from now, with what the clinic's hours are on them. */
function openings({ catalogue: { clinic }, content }: Site): Stated[] {
  // From a fortnight ago, as a page may have been built before today.
  const dates = Array.from({ length: 14 + 26 * 7 }, (_, ahead) => addDays(content.today, ahead - 14))
  return clinic.hours.flatMap((hours, index) => {
    if ('closed' in hours) return []
    const { day, opens, closes, alternate } = hours
    const weekly = { dayOfWeek: `https://schema.org/${capitalised(day)}`, opens, closes }
    const row = (value: object) => stated(content.clinic, inWords(value), 'hours', index)
    const dated = dates
      .filter((date) => weekdayOf(date) === day)
      .map((date) => {
        const times = openTimeOn(clinic, date) ? weekly : { opens: '00:00', closes: '00:00' }
        return { ...row({ ...times, validFrom: date, validThrough: date }), isOptional: true }
      })
    return alternate ? dated : [row(weekly), ...dated]
  })
}
