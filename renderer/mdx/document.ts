import type { MDXContent } from 'mdx/types'

/** One heading of an MDX body, with those below it. */
export interface Heading {
  value: string
  depth: number
  id?: string
  children?: Heading[]
}

/** What a compiled MDX file exports. */
export interface MdxDocument {
  default: MDXContent
  tableOfContents: Heading[]
}
