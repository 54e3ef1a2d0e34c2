import { catalogue } from 'virtual:catalogue'
import type { Treatment } from '../../schemas/content/treatment.ts'

/** The treatment with this slug. Throws when there is none. */
export function findTreatment(slug: string | undefined): Treatment {
  const treatment = catalogue.treatments.find((candidate) => candidate.slug === slug)
  if (!treatment)
    throw new Error(
      `content/treatments/${slug}.mdx does not exist. Add it, or correct the slug that names it.`,
    )
  return treatment
}
