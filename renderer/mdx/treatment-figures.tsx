import { createContext, useContext } from 'react'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { statedFacts, type TreatmentFact } from '../../schemas/content/treatment-words.ts'
import { PriceTag } from '../parts/price-tag.tsx'
import { UnbrokenRanges } from '../parts/unbroken-ranges.tsx'
import { useSite } from '../use-site.ts'

/** The treatment whose page a body of MDX belongs to, if any; its figures come from there. */
export const TreatmentContext = createContext<Treatment | undefined>(undefined)

/** A treatment's price, in prose: this page's, or that `of` another treatment. */
export const TreatmentPrice = ({ of }: { of?: string }) => <PriceTag price={useNamedTreatment(of).price} />

/** One fact of a treatment, in prose. Throws when the front matter does not state it. */
export function Fact({ name, of }: { name: TreatmentFact; of?: string }) {
  const treatment = useNamedTreatment(of)
  const value = statedFacts(treatment)[name]
  if (value === undefined) {
    throw new Error(`content/treatments/${treatment.slug}.mdx states no ${name} for <Fact name="${name}"/>.`)
  }
  return <UnbrokenRanges>{value}</UnbrokenRanges>
}

function useNamedTreatment(slug: string | undefined) {
  const { treatments } = useSite()
  const own = useContext(TreatmentContext)
  const named = slug === undefined ? own : treatments.find((one) => one.slug === slug)
  if (named) return named
  throw new Error(
    slug === undefined
      ? '<Price/> and <Fact/> of no treatment belong on treatment pages. Name one: <Price of="profhilo"/>.'
      : `There is no treatment "${slug}".`,
  )
}
