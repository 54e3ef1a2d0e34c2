import { formatPrice, priceUnits } from '../../schemas/content/price.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { urls } from '../../schemas/urls.ts'

/** Treatments in plain lines, each with its price and a link to its page. */
export function PriceList({ treatments }: { treatments: Treatment[] }) {
  return (
    <ul className="price-list">
      {treatments.map(({ slug, title, price }) => (
        <li key={slug}>
          <a className="price-line" href={urls.treatment(slug)}>
            <span className="accordion-name">{title}</span>{' '}
            <span className="accordion-price">{`${formatPrice(price)} ${priceUnits[price.unit]}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
