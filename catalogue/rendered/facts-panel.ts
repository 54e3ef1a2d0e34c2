import { type FactName, factLabels } from '../../schemas/content/facts.ts'
import { formatPrice, priceUnits } from '../../schemas/content/price.ts'
import { compareLists } from './compare.ts'
import { findAll, textOf } from './element.ts'
import { stated } from './expected-page.ts'
import type { PageCheck } from './scope.ts'

/** The facts at the top of a treatment's page, each with its label, in order. */
export const factsPanel: PageCheck = ({ page, catalogue, expected, start }) => {
  const { treatment } = expected
  if (!treatment) return []
  const { slug, facts, price } = treatment
  const own = (text: string, ...path: (string | number)[]) => stated(text, 'treatment', path, slug)
  const panel = page.first({ tag: 'dl', class: 'facts' })
  const values = panel ? findAll(panel, { tag: 'dd' }) : []
  const labels = panel ? findAll(panel, { tag: 'dt' }) : []
  const said = values.map((value, index) => {
    const label = labels[index]
    return { ...page.said(value), text: `${label ? textOf(label) : ''}: ${textOf(value)}` }
  })
  const named = (Object.keys(factLabels) as FactName[]).flatMap((name) => {
    const value = facts[name]
    return value === undefined ? [] : [own(`${factLabels[name]}: ${value}`, 'facts', name)]
  })
  const details = (facts.details ?? []).map(({ label, value }, index) =>
    own(`${label}: ${value}`, 'facts', 'details', index),
  )
  const shownPrice = `${catalogue.treatmentPage.price}: ${formatPrice(price)} ${priceUnits[price.unit]}`
  return compareLists('facts', said, [own(shownPrice, 'price'), ...named, ...details], start)
}
