import type { Treatment } from '../../schemas/content/treatment.ts'
import { Picture } from '../picture.tsx'
import type { PictureSource } from '../picture-source.ts'
import { useSite } from '../use-site.ts'
import { BookingLink } from './booking-link.tsx'
import { Drawing } from './drawing.tsx'
import { FactsPanel } from './facts-panel.tsx'

interface Props {
  treatment: Treatment
  /** Replaces the drawing. */
  photograph?: PictureSource | undefined
}

/** The top of a treatment's page: name, summary, facts and price. */
export function TreatmentHero({ treatment, photograph }: Props) {
  const { navigation, treatmentPage: words } = useSite()
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
        {photograph ? (
          <Picture image={photograph} alt={treatment.hero.alt} />
        ) : (
          <Drawing name={treatment.slug} alt={treatment.hero.alt} />
        )}
      </div>
    </div>
  )
}
