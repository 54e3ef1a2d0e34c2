import { usePageContext } from 'vike-react/usePageContext'
import { DocumentBody } from '../../renderer/parts/document-body.tsx'
import { DocumentDate } from '../../renderer/parts/document-date.tsx'
import { FirstPaintEnds } from '../../renderer/parts/first-paint-ends.tsx'
import { PageHead } from '../../renderer/parts/page-head.tsx'
import { useSite } from '../../renderer/use-site.ts'
import { findBySlug } from '../find-by-slug.ts'

export function Page() {
  const { routeParams, documents } = usePageContext()
  const legal = findBySlug('legal', useSite().legal, routeParams?.slug)
  const document = documents[`content/legal/${legal.slug}.mdx`]
  if (!document) return null
  return (
    <article>
      <PageHead heading={legal.title} lead={legal.summary}>
        <DocumentDate label={legal.updatedLabel} date={legal.updated} />
      </PageHead>
      <div className="frame section split">
        <DocumentBody document={document} />
      </div>
      <FirstPaintEnds />
    </article>
  )
}
