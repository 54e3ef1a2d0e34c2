import { usePageContext } from 'vike-react/usePageContext'
import { DocumentBody } from '../../../renderer/parts/document-body.tsx'
import { FaqList } from '../../../renderer/parts/faq-list.tsx'
import { FirstPaintEnds } from '../../../renderer/parts/first-paint-ends.tsx'
import { PriceBlock } from '../../../renderer/parts/price-block.tsx'
import { RelatedTreatments } from '../../../renderer/parts/related-treatments.tsx'
import { Suitability } from '../../../renderer/parts/suitability.tsx'
import { Timeline } from '../../../renderer/parts/timeline.tsx'
import { TitledList } from '../../../renderer/parts/titled-list.tsx'
import { TreatmentHero } from '../../../renderer/parts/treatment-hero.tsx'
import { useSite } from '../../../renderer/use-site.ts'
import { findBySlug } from '../../find-by-slug.ts'

export function Page() {
  const { treatments, treatmentPage: words } = useSite()
  const find = (slug: string | undefined) => findBySlug('treatments', treatments, slug)
  const treatment = find(usePageContext().routeParams?.slug)
  return (
    <article>
      <TreatmentHero treatment={treatment} />
      <FirstPaintEnds />
      <section className="section" aria-labelledby="concerns-heading">
        <div className="frame split">
          <h2 className="heading-small" id="concerns-heading">
            {words.concerns}
          </h2>
          <ul className="tick-list tick-list-columns">
            {treatment.concerns.map((concern) => (
              <li key={concern}>{concern}</li>
            ))}
          </ul>
        </div>
      </section>
      <Suitability treatment={treatment} />
      <section className="section" aria-labelledby="timeline-heading">
        <div className="frame">
          <h2 className="heading-small mb-8" id="timeline-heading">
            {words.timeline}
          </h2>
          <Timeline steps={treatment.timeline} />
        </div>
      </section>
      <section className="section section-flush">
        <div className="frame split">
          <DocumentBody path={`content/treatments/${treatment.slug}.mdx`} treatment={treatment} />
        </div>
      </section>
      <TitledList id="benefits" heading={words.benefits} items={treatment.benefits} tone="plaster" />
      <section className="section" aria-labelledby="faq-heading">
        <div className="frame split">
          <h2 className="heading-small" id="faq-heading">
            {words.faqs}
          </h2>
          <FaqList faqs={treatment.faqs} />
        </div>
      </section>
      <PriceBlock treatment={treatment} />
      <section className="section section-flush" aria-labelledby="related-heading">
        <div className="frame">
          <h2 className="heading-small mb-8" id="related-heading">
            {words.related}
          </h2>
          <RelatedTreatments treatments={treatment.related.map(find)} />
        </div>
      </section>
    </article>
  )
}
