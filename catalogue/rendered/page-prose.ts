import type { Catalogue } from '../catalogue.ts'
import { readText } from '../read/read-text.ts'
import { componentWords } from './component-words.ts'
import type { ExpectedPage } from './expected-page.ts'
import { noProse, type Prose, readProse } from './prose.ts'

/** The prose of a page's own MDX file under `root`; none for pages that have no such file. */
export function proseOf(root: string, catalogue: Catalogue, page: ExpectedPage): Prose {
  const slug = page.treatment?.slug ?? page.legal?.slug
  if (slug === undefined) return noProse
  const file = `content/${page.treatment ? 'treatments' : 'legal'}/${slug}.mdx`
  const text = readText(root, file)
  return typeof text === 'string' ? readProse(file, text, componentWords(catalogue, page)) : noProse
}
