import { MDXProvider } from '@mdx-js/react'
import { usePageContext } from 'vike-react/usePageContext'
import { mdxComponents } from '../../renderer/mdx/components.tsx'
import { SubjectContext } from '../../renderer/mdx/subject.ts'
import { ContentsList } from '../../renderer/parts/contents-list.tsx'
import { DocumentDate } from '../../renderer/parts/document-date.tsx'
import { PageHead } from '../../renderer/parts/page-head.tsx'
import { useSite } from '../../renderer/use-site.ts'
import { findBySlug } from '../find-by-slug.ts'

export function Page() {
  const { routeParams, documents } = usePageContext()
  const legal = findBySlug('legal', useSite().legal, routeParams?.slug)
  const document = documents[`content/legal/${legal.slug}.mdx`]
  if (!document) return null
  const { default: Body, tableOfContents } = document
  return (
    <article>
      <PageHead heading={legal.title} lead={legal.summary}>
        <DocumentDate label={legal.updatedLabel} date={legal.updated} />
      </PageHead>
      <div className="frame section split">
        <div className="split-margin">
          <ContentsList headings={tableOfContents} label="On this page" />
        </div>
        <div className="prose">
          <SubjectContext value={{ legal }}>
            <MDXProvider components={mdxComponents}>
              <Body />
            </MDXProvider>
          </SubjectContext>
        </div>
      </div>
    </article>
  )
}
