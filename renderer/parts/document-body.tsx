import { MDXProvider } from '@mdx-js/react'
import { mdxComponents } from '../mdx/components.tsx'
import type { MdxDocument } from '../mdx/document.ts'
import { type Subject, SubjectContext } from '../mdx/subject.ts'
import { useSite } from '../use-site.ts'
import { ContentsList } from './contents-list.tsx'

interface DocumentBodyProps {
  document: MdxDocument
  /** What the prose is about, for the facts that it refers to. */
  subject: Subject
}

/** The two columns of a page that is written in MDX: its table of contents and its prose. */
export function DocumentBody({ document, subject }: DocumentBodyProps) {
  const { default: Body, tableOfContents } = document
  return (
    <>
      <div className="split-margin">
        <ContentsList headings={tableOfContents} label={useSite().treatmentPage.contents} />
      </div>
      <div className="prose">
        <SubjectContext value={subject}>
          <MDXProvider components={mdxComponents}>
            <Body />
          </MDXProvider>
        </SubjectContext>
      </div>
    </>
  )
}
