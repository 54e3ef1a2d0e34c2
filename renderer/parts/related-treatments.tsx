import { priceUnits } from '../../schemas/content/price.ts'
import { isPriceAdvertised, type Treatment } from '../../schemas/content/treatment.ts'
import { urls } from '../../schemas/urls.ts'
import { drawingOf } from '../illustrations/index.ts'
import { Drawing } from './drawing.tsx'
import { PriceTag } from './price-tag.tsx'

/** Links to other treatments. The drawing says no more than the name, so screen readers skip it. */
export function RelatedTreatments({ treatments }: { treatments: Treatment[] }) {
  return (
    <ul className="columns card-list">
      {treatments.map((treatment) => (
        <li className="card card-link card-pictured" key={treatment.slug}>
          <Drawing name={drawingOf(treatment.slug)} alt="" later />
          <div className="card-words">
            <h3 className="card-title">
              <a href={urls.treatment(treatment.slug)}>{treatment.title}</a>
            </h3>
            {isPriceAdvertised(treatment) && (
              <p className="small">
                <PriceTag price={treatment.price} /> {priceUnits[treatment.price.unit]}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
