import { stated } from './expected-page.ts'
import type { PageCheck } from './scope.ts'
import { nodesIn } from './structured-data.ts'

/** A treatment's page in JSON-LD: the service with its offer. A "from" price is a minimum price. */
export const treatmentData: PageCheck = ({ data, expected, origin }) => {
  const { treatment } = expected
  if (!treatment) return []
  const { slug, title, summary, price } = treatment
  const [service] = data.of('Service')
  const [offer] = nodesIn(service?.offers)
  const [range] = nodesIn(offer?.priceSpecification)
  const own = (text: string, ...path: string[]) => stated(text, 'treatment', path, slug)
  const url = { text: new URL(expected.canonical, origin).href }
  const amount = own(String(price.amount), 'price', 'amount')
  const currency = { text: 'GBP' }
  return [
    ...data.compare('service', service, {
      name: own(title, 'title'),
      description: own(summary, 'summary'),
      url,
    }),
    ...data.compare('offer', offer, {
      url,
      priceCurrency: currency,
      ...(!price.from && { price: amount }),
    }),
    ...(price.from
      ? data.compare('price specification', range, { minPrice: amount, priceCurrency: currency })
      : []),
    ...unfit(price.from ? data.said(offer, 'price') : data.said(offer, 'priceSpecification'), price.from),
  ]

  function unfit(said: ReturnType<typeof data.said>, from: boolean) {
    if (!said) return []
    const words = from ? 'a "from" price' : 'a fixed price'
    return [
      {
        place: said.place,
        message: `structured data, offer: it says ${said.text}, and the content states ${words}.`,
        remedy: 'Give a "from" price as priceSpecification.minPrice, a fixed one as price.',
        stated: own(String(from), 'price', 'from'),
      },
    ]
  }
}
