import { formatPrice } from '../../schemas/content/price.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf, treatmentsOf } from './entry-of.ts'
import type { SiteRule } from './rule.ts'

const remedy = 'Show the price of the consultation instead; the treatment’s price is told there.'

/**
 * A treatment that uses a prescription-only medicine shows no price, discount or "from" price of its own. A consultation's
 * price may be shown. Source: ASA rulings on adverts of such prices; CAP Code rule 12.12.
 */
export const pomPrice: SiteRule = ({ entries, ledger }) => {
  const flagged = treatmentsOf(entries).filter(({ outline }) => outline.flags.includes('pom'))
  const slugs = new Set(flagged.map(({ slug }) => slug))
  const pages = flagged.map((entry) =>
    finding(entry.slug, formatPrice(entry.outline.price), entry.locate(['price', 'amount'])),
  )
  const home = entryOf(entries, 'home')
  const items = (home?.value?.treatments.items ?? []).flatMap(({ treatment, price }, index) =>
    home && slugs.has(treatment)
      ? [
          finding(
            `home ${treatment}`,
            formatPrice(price),
            home.locate(['treatments', 'items', index, 'price', 'amount']),
          ),
        ]
      : [],
  )
  const said = ledger.claims
    .filter(({ subject, property, sentence }) => sentence && property === 'price' && slugs.has(subject))
    .map(({ subject, value, place }) => finding(`${subject} in words`, value, place))
  return [...pages, ...items, ...said]
}

function finding(subject: string, price: string, place: ReturnType<Entry['locate']>): Finding {
  return {
    ...place,
    rule: 'pom-price',
    severity: 'error',
    message: `${price} is the price of a treatment with a prescription-only medicine.`,
    remedy,
    subject,
    values: [price],
  }
}
