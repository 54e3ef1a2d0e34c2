import { MDXProvider } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import { usePageContext } from 'vike-react/usePageContext'
import { mdxComponents } from '../../renderer/mdx/components.tsx'
import { SubjectContext } from '../../renderer/mdx/subject.ts'
import { DocumentDate } from '../../renderer/parts/document-date.tsx'
import { PageHead } from '../../renderer/parts/page-head.tsx'
import { findLegal } from './find-legal.ts'

const bodies = import.meta.glob<MDXContent>('../../content/legal/*.mdx', { eager: true, import: 'default' })

export function Page() {
  const legal = findLegal(usePageContext().routeParams?.slug)
  const Body = bodies[`../../content/legal/${legal.slug}.mdx`]
  return (
    <article>
      <PageHead heading={legal.title} lead={legal.summary}>
        <DocumentDate label={legal.updatedLabel} date={legal.updated} />
      </PageHead>
      <div className="frame section">
        <div className="prose">
          <SubjectContext value={{ legal }}>
            <MDXProvider components={mdxComponents}>{Body && <Body />}</MDXProvider>
          </SubjectContext>
        </div>
      </div>
    </article>
  )
}
