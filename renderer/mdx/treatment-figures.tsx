import type { FactName } from '../../schemas/content/facts.ts'
import { PriceTag } from '../parts/price-tag.tsx'
import { useTreatment } from './subject.ts'

/** This treatment's price, in prose. */
export const TreatmentPrice = () => <PriceTag price={useTreatment().price} />

/** One fact of this treatment, in prose. Throws when the front matter does not state it. */
export function Fact({ name }: { name: FactName }) {
  const { slug, facts } = useTreatment()
  const value = facts[name]
  if (value === undefined)
    throw new Error(
      `content/treatments/${slug}.mdx: <Fact name="${name}"/>: facts.${name} is not stated. Add it.`,
    )
  return <>{value}</>
}
