import { MDXProvider } from '@mdx-js/react'
import { usePageContext } from 'vike-react/usePageContext'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { mdxComponents } from '../mdx/components.tsx'
import type { Heading, MdxDocument } from '../mdx/document.ts'
import { TreatmentContext } from '../mdx/treatment-figures.tsx'
import { useSite } from '../use-site.ts'

interface DocumentBodyProps {
  /** Its file: `content/legal/privacy-policy.mdx`. */
  path: string
  /** The treatment that the prose is about, whose facts it refers to. */
  treatment?: Treatment
}

/** The two columns of a page that is written in MDX: its table of contents and its prose. */
export function DocumentBody({ path, treatment }: DocumentBodyProps) {
  const { default: Body, tableOfContents } = usePageContext().documents[path] as MdxDocument
  return (
    <>
      <div className="split-margin">
        <ContentsList headings={tableOfContents} label={useSite().treatmentPage.contents} />
      </div>
      <div className="prose">
        <TreatmentContext value={treatment}>
          <MDXProvider components={mdxComponents}>
            <Body />
          </MDXProvider>
        </TreatmentContext>
      </div>
    </>
  )
}

/** Links to the headings of a long text. */
function ContentsList({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <nav className="contents-list" aria-label={label}>
      <p className="subheading">{label}</p>
      <ol>
        {headings.map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
