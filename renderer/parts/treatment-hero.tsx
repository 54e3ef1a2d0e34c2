import type { Treatment } from '../../schemas/content/treatment.ts'
import { Picture } from '../picture.tsx'
import { useSite } from '../use-site.ts'
import { BookingLink } from './booking-link.tsx'
import { Drawing } from './drawing.tsx'
import { FactsPanel } from './facts-panel.tsx'

/** The top of a treatment's page: name, summary, facts and price, and its photograph or a drawing. */
export function TreatmentHero({ treatment }: { treatment: Treatment }) {
  const { navigation, treatmentPage: words } = useSite()
  const { image, alt } = treatment.hero
  return (
    <div className="hero" data-tone="plaster">
      <div className="hero-words">
        <p className="eyebrow">{navigation.groups[treatment.group]}</p>
        <h1 className="title">{treatment.title}</h1>
        <p className="lead">{treatment.summary}</p>
      </div>
      <div className="hero-facts">
        <FactsPanel treatment={treatment} priceLabel={words.price} />
        <div className="cluster">
          <BookingLink>{treatment.book ?? words.book}</BookingLink>
          <a className="button button-secondary" href="#suitability-heading">
            {words.suitability}
          </a>
        </div>
      </div>
      <div className="hero-picture">
        {image ? <Picture src={image} alt={alt} /> : <Drawing name={treatment.slug} alt={alt} />}
      </div>
    </div>
  )
}
