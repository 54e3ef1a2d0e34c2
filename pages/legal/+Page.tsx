import { usePageContext } from 'vike-react/usePageContext'
import { DocumentBody } from '../../renderer/parts/document-body.tsx'
import { FirstPaintEnds } from '../../renderer/parts/first-paint-ends.tsx'
import { PageHead } from '../../renderer/parts/page-head.tsx'
import { useSite } from '../../renderer/use-site.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { findBySlug } from '../find-by-slug.ts'

export function Page() {
  const legal = findBySlug('legal', useSite().legal, usePageContext().routeParams?.slug)
  return (
    <article>
      <PageHead heading={legal.title} lead={legal.summary}>
        {legal.updated && (
          <p className="small">
            {`${legal.updatedLabel} `}
            <time dateTime={legal.updated}>{longDate(legal.updated)}</time>
          </p>
        )}
      </PageHead>
      <div className="frame section split">
        <DocumentBody path={`content/legal/${legal.slug}.mdx`} />
      </div>
      <FirstPaintEnds />
    </article>
  )
}
