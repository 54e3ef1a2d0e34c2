import type { Treatment } from '../../schemas/content/treatment.ts'
import { urls } from '../urls.ts'
import { Drawing } from './drawing.tsx'
import { PriceTag } from './price-tag.tsx'

/** Links to other treatments. The drawing says no more than the name, so screen readers skip it. */
export function RelatedTreatments({ treatments }: { treatments: Treatment[] }) {
  return (
    <ul className="columns">
      {treatments.map((treatment) => (
        <li className="card card-link" key={treatment.slug}>
          <div className="card-picture">
            <Drawing name={treatment.slug} alt="" />
          </div>
          <h3 className="card-title">
            <a href={urls.treatment(treatment.slug)}>{treatment.title}</a>
          </h3>
          <p className="small">
            <PriceTag price={treatment.price} withUnit />
          </p>
        </li>
      ))}
    </ul>
  )
}
