import { catalogue } from 'virtual:catalogue'
import type { Legal } from '../../schemas/content/legal.ts'

/** The legal page with this slug. Throws when there is none. */
export function findLegal(slug: string | undefined): Legal {
  const legal = catalogue.legal.find((candidate) => candidate.slug === slug)
  if (!legal)
    throw new Error(`content/legal/${slug}.mdx does not exist. Add it, or correct the slug that names it.`)
  return legal
}
