import { compare } from './compare.ts'
import { stated } from './expected-page.ts'
import { type Mismatch, type Stated, unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'
import { type JsonNode, nodesIn, termOf, typesOf } from './structured-data.ts'

const business = /Clinic|Business|Organization|Physician|Store|Place$/

/** Phone, e-mail, address and name of every business in JSON-LD: the clinic's own, wherever they stand. */
export const contactData: PageCheck = ({ data, catalogue }) => {
  const { name, phone, email, address } = catalogue.clinic
  const own: Record<string, Stated | undefined> = {
    telephone: stated(phone, 'clinic', ['phone']),
    faxNumber: undefined,
    email: stated(email, 'clinic', ['email']),
    streetAddress: stated(address.street, 'clinic', ['address', 'street']),
    addressLocality: stated(address.locality, 'clinic', ['address', 'locality']),
    addressRegion: stated(address.region, 'clinic', ['address', 'region']),
    postalCode: stated(address.postcode, 'clinic', ['address', 'postcode']),
    addressCountry: stated(address.country, 'clinic', ['address', 'country']),
  }
  const problems = (node: JsonNode, key: string): Mismatch[] => {
    const term = termOf(key)
    const said = data.said(node, key)
    const what = `structured data, ${term}`
    if (term in own && said) {
      const fact = own[term]
      return fact ? compare(what, said, fact, data.start) : [unknown(what, said)]
    }
    if (term === 'address' && said && nodesIn(node[key]).length !== 1) return [unknown(what, said)]
    if (term === 'name' && said && isBusiness(node)) {
      return compare(what, said, stated(name, 'clinic', ['name']), data.start)
    }
    return []
  }
  return data.all.flatMap((node) => Object.keys(node).flatMap((key) => problems(node, key)))
}

function isBusiness(node: JsonNode): boolean {
  const keys = Object.keys(node).map(termOf)
  return (
    typesOf(node).some((type) => business.test(type)) ||
    ['telephone', 'email', 'address'].some((key) => keys.includes(key))
  )
}
