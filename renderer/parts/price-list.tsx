import { formatPrice, priceUnits } from '../../schemas/content/price.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { type Treatment, treatmentGroups } from '../../schemas/content/treatment.ts'
import { urls } from '../../schemas/urls.ts'

interface PriceListProps {
  treatments: Treatment[]
  /** The names of the groups. */
  groups: SiteContent['navigation']['groups']
}

/** Treatments in plain lines below the names of their groups, each with its price and a link to its page. */
export function PriceList({ treatments, groups }: PriceListProps) {
  return treatmentGroups.map((group) => {
    const own = treatments.filter((treatment) => treatment.group === group)
    return (
      own.length > 0 && (
        <div className="stack" key={group}>
          <h3 className="subheading">{groups[group]}</h3>
          <ul className="price-list">
            {own.map(({ slug, title, price }) => (
              <li key={slug}>
                <a className="price-line" href={urls.treatment(slug)}>
                  <span className="accordion-name">{title}</span>{' '}
                  <span className="accordion-price">{`${formatPrice(price)} ${priceUnits[price.unit]}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )
    )
  })
}
