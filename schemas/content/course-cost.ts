import type { Facts } from './facts.ts'
import { type Price, pounds } from './price.ts'
import { quantitiesIn } from './quantity.ts'

/** What a whole course costs if each session is paid for: `3-4 sessions: £600-£800 in all at the lowest price`. */
export function courseCost({ price, facts }: { price: Price; facts: Facts }): string | undefined {
  const [count] = quantitiesIn(facts.sessions ?? '')
  if (price.unit !== 'session' || !count || count.most === 1) return undefined
  const costs = [...new Set([count.least, count.most])].map((sessions) => pounds(sessions * price.amount))
  return `${facts.sessions}: ${costs.join('-')} in all${price.from ? ' at the lowest price' : ''}`
}
