import type { Finding } from '../finding.ts'
import { entryOf, treatmentsWith } from '../read/entry-of.ts'
import type { SiteRule } from './rule.ts'

/**
 * A price says what it pays for, and says the same wherever it is shown; one for a whole course says what is in
 * it. Amount, unit and "from" are keys that every price must have. Source: Competition and Markets Authority, guidance on
 * price transparency under the Digital Markets, Competition and Consumers Act 2024.
 */
export const price: SiteRule = ({ entries }) => {
  const home = entryOf(entries, 'home')
  const treatments = treatmentsWith(entries, 'price')
  const units = new Map(treatments.map((entry) => [entry.slug, entry]))
  const differing = (home?.known?.treatments?.items ?? []).flatMap((item, index): Finding[] => {
    const page = units.get(item.treatment)
    if (!home || !page || page.known.price.unit === item.price.unit) return []
    return [
      {
        ...home.locate(['treatments', 'items', index, 'price', 'unit']),
        rule: 'price',
        severity: 'error',
        message: `the price is per ${item.price.unit} here and per ${page.known.price.unit} on the treatment’s page.`,
        remedy: 'Write the same unit in both places.',
        related: [{ ...page.locate(['price', 'unit']), message: `says ${page.known.price.unit}.` }],
        subject: `${item.treatment} unit`,
        values: [item.price.unit, page.known.price.unit].sort(),
      },
    ]
  })
  const open = treatments
    .filter(({ known }) => known.price.unit === 'course' && known.price.covers === undefined)
    .map(
      (entry): Finding => ({
        ...entry.locate(['price', 'unit']),
        rule: 'price',
        severity: 'error',
        message: 'the price of a course does not say what the course holds.',
        remedy: 'Add price.covers, for example "three sessions".',
        subject: `${entry.slug} covers`,
      }),
    )
  return [...differing, ...open]
}
