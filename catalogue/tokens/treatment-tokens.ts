import * as v from 'valibot'
import { type Facts, factLabels, facts as factsSchema } from '../../schemas/content/facts.ts'
import { formatPrice, type Price } from '../../schemas/content/price.ts'
import type { YamlContent } from '../read/yaml.ts'
import { at } from '../validate.ts'

/** The facts a treatment states in words, by name, without its further details. */
export function statedFacts(facts: Facts): Record<string, string> {
  return Object.fromEntries(
    Object.keys(factLabels).flatMap((name) => {
      const value = facts[name as keyof typeof factLabels]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * Names of the facts that front matter states. While its facts are not in order every fact counts as stated, so that one
 * mistake is reported once.
 */
export function factsOf(content: YamlContent): string[] {
  const stated = at(content.data, ['facts'])
  const names = Object.keys(factLabels)
  return v.is(factsSchema, stated) ? names.filter((name) => at(stated, [name]) !== undefined) : names
}

/** What a treatment's own front matter may say by token: `{price}` and `{fact.lasting}`. */
export function treatmentTokens({ price, facts }: { price: Price; facts: Facts }): Record<string, string> {
  const stated = Object.entries(statedFacts(facts)).map(([name, value]) => [`fact.${name}`, value])
  return { price: formatPrice(price), ...Object.fromEntries(stated) }
}
