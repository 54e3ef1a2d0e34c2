import { useContext } from 'react'
import { SubjectContext } from './subject.ts'

/** How long enquiries are kept, as the privacy policy's front matter states it. */
export function Retention() {
  const { legal } = useContext(SubjectContext)
  if (!legal) throw new Error('<Retention/> belongs on legal pages. Remove it here.')
  const { slug, retention } = legal
  if (!retention)
    throw new Error(
      `content/legal/${slug}.mdx: <Retention/>: retention is not stated in the front matter. Add it.`,
    )
  return <>{retention}</>
}
