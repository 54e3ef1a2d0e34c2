import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'
import { nodesIn, termOf } from './structured-data.ts'

/** What schema.org gives a price by. */
const priceKeys = new Set([
  'price',
  'minprice',
  'maxprice',
  'lowprice',
  'highprice',
  'pricerange',
  'offers',
  'makesoffer',
  'hasoffercatalog',
])

/** Prices in JSON-LD: none but the one that a treatment's page offers, given once in its own form. */
export const priceData: PageCheck = ({ data, expected }) => {
  const from = expected.treatment?.price.from
  const [service] = expected.treatment ? data.of('Service') : []
  const [offer] = nodesIn(service?.offers)
  const [range] = nodesIn(offer?.priceSpecification)
  return data.all.flatMap((node) =>
    Object.keys(node).flatMap((key) => {
      if (!priceKeys.has(termOf(key).toLowerCase())) return []
      const own =
        (node === service && key === 'offers' && nodesIn(node.offers).length === 1) ||
        (node === offer && key === 'price' && from === false) ||
        (node === range && key === 'minPrice' && from === true)
      const said = data.said(node, key)
      return own || !said ? [] : [unknown(`structured data, ${key}`, said)]
    }),
  )
}
