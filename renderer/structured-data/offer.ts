import type { Price } from '../../schemas/content/price.ts'

/** schema.org Offer of what is at `url`, in pounds. A "from" price is a minimum price. */
export function offer({ amount, from }: Pick<Price, 'amount' | 'from'>, url: string): object {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'GBP',
    ...(from
      ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency: 'GBP' } }
      : { price: amount }),
  }
}
