import { compareLists } from './compare.ts'
import { stated } from './expected-page.ts'
import type { Said } from './html-page.ts'
import type { Mismatch } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'
import { type JsonNode, nodesIn } from './structured-data.ts'

/** The clinic in JSON-LD: name, address, phone on every page, and in full on pages about the clinic itself. */
export const clinicData: PageCheck = (scope) => {
  const { catalogue, data, addresses, origin, expected } = scope
  const { clinic } = catalogue
  const [node] = data.of('MedicalClinic')
  const [address] = nodesIn(node?.address)
  const fact = (text: string, ...path: string[]) => stated(text, 'clinic', path)
  return [
    ...data.compare('clinic', node, {
      name: fact(clinic.name, 'name'),
      url: { text: new URL(addresses.home, origin).href },
      telephone: fact(clinic.phone, 'phone'),
    }),
    ...data.compare('address', address, {
      streetAddress: fact(clinic.address.street, 'address', 'street'),
      addressLocality: fact(clinic.address.locality, 'address', 'locality'),
      addressRegion: fact(clinic.address.region, 'address', 'region'),
      postalCode: fact(clinic.address.postcode, 'address', 'postcode'),
      addressCountry: fact(clinic.address.country, 'address', 'country'),
    }),
    ...(['home', 'about', 'contact'].includes(expected.kind) ? inFull(scope, node) : []),
  ]
}

function inFull({ catalogue, data, addresses, origin }: PageScope, node: JsonNode | undefined): Mismatch[] {
  const { clinic, treatments } = catalogue
  const services = nodesIn(node?.availableService)
  const saidOf = (key: string): Said[] => services.flatMap((service) => data.said(service, key) ?? [])
  return [
    ...data.compare('clinic', node, {
      description: stated(clinic.tagline, 'clinic', ['tagline']),
      email: stated(clinic.email, 'clinic', ['email']),
    }),
    ...compareLists(
      'structured data, clinic sameAs',
      listed(node?.sameAs).map((text) => ({ text, place: data.start })),
      clinic.profiles.map(({ url }, index) => stated(url, 'clinic', ['profiles', index, 'url'])),
      data.start,
    ),
    ...compareLists(
      'structured data, availableService name',
      saidOf('name'),
      treatments.map(({ title, slug }) => stated(title, 'treatment', ['title'], slug)),
      data.start,
    ),
    ...compareLists(
      'structured data, availableService url',
      saidOf('url'),
      treatments.map(({ slug }) => ({ text: new URL(addresses.treatment(slug), origin).href })),
      data.start,
    ),
  ]
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
