import type { ReactNode } from 'react'
import { courseCost } from '../../schemas/content/course-cost.ts'
import { type FactName, factLabels } from '../../schemas/content/facts.ts'
import { priceUnits } from '../../schemas/content/price.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { PriceTag } from './price-tag.tsx'
import { UnbrokenRanges } from './unbroken-ranges.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The price, with the cost of a whole course, under the label `priceLabel`; then the facts. */
export function FactsPanel({ treatment, priceLabel }: { treatment: Treatment; priceLabel: string }) {
  const { facts, price } = treatment
  const course = courseCost(treatment)
  const stated = (Object.keys(factLabels) as FactName[]).flatMap((name) =>
    facts[name] === undefined ? [] : [{ label: factLabels[name], value: facts[name] }],
  )
  return (
    <dl className="facts">
      <Fact label={priceLabel}>
        <PriceTag price={price} /> <span className="fact-unit">{priceUnits[price.unit]}</span>
        {course && (
          <span className="fact-course">
            {' '}
            <UnbrokenRanges>{course}</UnbrokenRanges>
          </span>
        )}
      </Fact>
      {[...stated, ...(facts.details ?? [])].map(({ label, value }) => (
        <Fact key={label} label={label}>
          <UnbrokenRanges>{value}</UnbrokenRanges>
        </Fact>
      ))}
    </dl>
  )
}
