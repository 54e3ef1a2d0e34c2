import { capitalised } from '../../schemas/capitalised.ts'
import { isPriceAdvertised, type Treatment } from '../../schemas/content/treatment.ts'
import { addDays } from '../../schemas/time/calendar-date.ts'
import { weekdayOf } from '../../schemas/time/london-clock.ts'
import { closedDates, openTimeOn } from '../../schemas/time/open-time.ts'
import type { Page, Stated } from './built-site.ts'
import { dialled, type ExpectedPage, type Site, stated, textAt } from './expected-pages.ts'
import type { Fact } from './problems.ts'

export const dataScripts = 'script[type*="ld+json" i]'

/**
 * The values of a page's JSON-LD, by the types and keys of its nodes: `structured data Service name`.
 *
 * @throws SyntaxError if it is not JSON
 */
export function shownData(page: Page): Fact[] {
  return page.every(dataScripts).flatMap((script) => {
    const [node] = script.children
    const { '@graph': nodes = [], ...rest } = JSON.parse(node && 'data' in node ? node.data : '')
    return [rest, ...nodes].flatMap(({ '@type': type, ...keys }: Record<string, unknown>) =>
      Object.entries(keys).map(([key, value]) => ({
        property: `structured data ${type ? `${type} ` : ''}${key}`,
        values: [value].flat().map((one) => ({ value: inWords(one), place: page.placeOf(script) })),
      })),
    )
  })
}

/** A value of JSON-LD on one line: `priceCurrency GBP price 250`. */
function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .flatMap(([key, entry]) => (key === '@type' ? [] : `${key} ${inWords(entry)}`))
    .join(' ')
}

/** What a page may tell search engines. Anything else is wrong, above all a rating of itself. */
export function statedData(page: ExpectedPage, site: Site): Fact[] {
  const { content, addresses, origin, catalogue } = site
  const { clinic } = catalogue
  const { street, locality, region, postcode, country } = clinic.address
  const own = (value: unknown) => stated(page.file, inWords(value))
  const fact = (value: unknown, key: string) => stated(content.clinic, inWords(value), key)
  const whole = (path: string) => new URL(path, origin).href
  const place = { streetAddress: street, addressLocality: locality, addressRegion: region }
  const address = { ...place, postalCode: postcode, addressCountry: country }
  const steps = [{ name: textAt(content.clinic, 'name'), path: addresses.home }, ...page.steps]
  const breadcrumb = steps.map(({ name, path }, index) =>
    own({ position: index + 1, name: index === 0 ? 'Home' : name.value, item: whole(path) }),
  )
  const data: Record<string, Fact['values']> = {
    '@context': [own('https://schema.org')],
    'MedicalClinic @id': [own(whole('/#clinic'))],
    'MedicalClinic name': [fact(clinic.name, 'name')],
    'MedicalClinic url': [own(whole(addresses.home))],
    'MedicalClinic telephone': [fact(dialled(clinic), 'phone')],
    'MedicalClinic address': [fact(address, 'address')],
    ...(['home', 'contact'].includes(page.kind) && {
      'MedicalClinic description': [textAt(content.clinic, 'tagline')],
      'MedicalClinic logo': [own(whole('/icon-512.png'))],
      'MedicalClinic image': [own(whole(addresses.sharingImage(addresses.home)))],
      'MedicalClinic email': [fact(clinic.email, 'email')],
      'MedicalClinic currenciesAccepted': [own('GBP')],
      'MedicalClinic openingHoursSpecification': openings(site),
      'MedicalClinic sameAs': clinic.profiles.map(({ url }) => fact(url, 'profiles')),
    }),
    ...(page.kind === 'home' && {
      'WebSite @id': [own(whole('/#website'))],
      'WebSite name': [fact(clinic.name, 'name')],
      'WebSite url': [own(whole(addresses.home))],
    }),
    ...(page.kind !== 'home' && { 'BreadcrumbList itemListElement': breadcrumb }),
    ...(page.treatment && serviceData(page, page.treatment, site)),
  }
  return Object.entries(data).map(([key, values]) => ({ property: `structured data ${key}`, values }))
}

function serviceData({ file, path }: ExpectedPage, treatment: Treatment, { catalogue, origin }: Site) {
  const { amount, unit, from } = treatment.price
  const { locality, region } = catalogue.clinic.address
  const url = `${origin}${path}`
  const price = from
    ? { priceSpecification: { minPrice: amount, priceCurrency: 'GBP', unitText: unit } }
    : { price: amount }
  return {
    'Service name': [textAt(file, 'title')],
    'Service description': [textAt(file, 'summary')],
    'Service url': [stated(file, url)],
    'Service provider': [stated(file, `@id ${origin}/#clinic`)],
    'Service areaServed': [stated(file, `${locality}, ${region}`)],
    ...(isPriceAdvertised(treatment) && {
      'Service offers': [stated(file, inWords({ url, priceCurrency: 'GBP', ...price }), 'price', 'amount')],
    }),
    'FAQPage mainEntity': treatment.faqs.map((_, index): Stated => {
      const [name, text] = ['question', 'answer'].map((key) => textAt(file, `faqs.${index}.${key}`).value)
      return stated(file, inWords({ name, acceptedAnswer: { text } }), 'faqs', index)
    }),
  }
}

/**
 * Weekly days by name. Optional are the dates, up to half a year from now, of a day that is open every second week, and the dates on
 * which the clinic is closed.
 */
function openings({ catalogue, content, today }: Site): Fact['values'] {
  const { hours, closures } = catalogue.clinic
  const year = Number(today.slice(0, 4))
  const closed = [year, year + 1].flatMap((one) => closedDates(closures, one))
  const never = [...new Set(closed)].map((date) => {
    const value = { opens: '00:00', closes: '00:00', validFrom: date, validThrough: date }
    return { ...stated(content.clinic, inWords(value), 'closures'), optional: true }
  })
  const regular = hours.flatMap((day, index) => {
    if ('closed' in day) return []
    const dayOfWeek = `https://schema.org/${capitalised(day.day)}`
    const weekly = { dayOfWeek, opens: day.opens, closes: day.closes }
    const row = (value: object) => stated(content.clinic, inWords(value), 'hours', index)
    if (!day.alternate) return row(weekly)
    // From a fortnight ago, as a page may have been built before today.
    const dates = Array.from({ length: 14 + 26 * 7 }, (_, ahead) => addDays(today, ahead - 14))
    return dates
      .filter((date) => weekdayOf(date) === day.day && openTimeOn(catalogue.clinic, date))
      .map((date) => ({ ...row({ ...weekly, validFrom: date, validThrough: date }), optional: true }))
  })
  return [...regular, ...never]
}
