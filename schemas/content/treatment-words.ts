import { type FactName, type Facts, factLabels } from './facts.ts'
import { formatPrice, type Price } from './price.ts'

/** What a treatment can state, apart from its price: its facts, and what its price covers. */
export type TreatmentFact = FactName | 'covers'

/** The facts that a treatment states, in the words that pages show. */
export function statedFacts({
  price,
  facts,
}: {
  price: Price
  facts: Facts
}): Partial<Record<TreatmentFact, string>> {
  const names = Object.keys(factLabels) as FactName[]
  const stated = names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]))
  return { ...Object.fromEntries(stated), ...(price.covers !== undefined && { covers: price.covers }) }
}

/** The words for every reference to a treatment, by the reference's name: `price`, `fact.lasting`. */
export function treatmentWords(treatment: { price: Price; facts: Facts }): Record<string, string> {
  const facts = Object.entries(statedFacts(treatment)).map(([name, value]) => [`fact.${name}`, value])
  return { price: formatPrice(treatment.price), ...Object.fromEntries(facts) }
}
