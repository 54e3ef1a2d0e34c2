import { useLegal } from './subject.ts'

/** How long enquiries are kept, as the privacy policy's front matter states it. */
export function Retention() {
  const { slug, retention } = useLegal()
  if (!retention)
    throw new Error(
      `content/legal/${slug}.mdx: <Retention/>: retention is not stated in the front matter. Add it.`,
    )
  return <>{retention}</>
}
