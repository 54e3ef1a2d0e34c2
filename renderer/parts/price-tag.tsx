import { formatPrice, type Price, priceUnits } from '../../schemas/content/price.ts'

/** A price in a sentence, without its unit: `from £50`. */
export const PriceTag = ({ price }: { price: Price }) => (
  <span className="figure-text">{formatPrice(price)}</span>
)

/** A price in large type, with its unit and what it covers. */
export function PriceFigure({ price }: { price: Price }) {
  return (
    <p className="price">
      {price.from && <span>from</span>}{' '}
      <strong className="price-amount">{formatPrice({ ...price, from: false })}</strong>{' '}
      <span>
        {priceUnits[price.unit]}
        {price.covers && `, ${price.covers}`}
      </span>
    </p>
  )
}
