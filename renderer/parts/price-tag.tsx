import { formatPrice, type Price, priceUnits } from '../../schemas/content/price.ts'

/** A price in a sentence: `from £50 per session`. */
export function PriceTag({ price, withUnit = false }: { price: Price; withUnit?: boolean }) {
  return (
    <span data-price={price.amount}>
      <span className="figure-text">{formatPrice(price)}</span>
      {withUnit && ` ${priceUnits[price.unit]}`}
    </span>
  )
}

/** A price in large type, with its unit and what it covers. */
export function PriceFigure({ price }: { price: Price }) {
  return (
    <p className="price" data-price={price.amount}>
      {price.from && <span>from</span>}{' '}
      <strong className="price-amount">{formatPrice({ ...price, from: false })}</strong>{' '}
      <span>
        {priceUnits[price.unit]}
        {price.covers && `, ${price.covers}`}
      </span>
    </p>
  )
}
