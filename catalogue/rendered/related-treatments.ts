import { compareLists } from './compare.ts'
import { findAll } from './element.ts'
import { stated } from './expected-page.ts'
import { linkText, saidLink } from './links.ts'
import type { PageCheck } from './scope.ts'

/** The cards of related treatments at the end of a treatment's page, in order. */
export const relatedTreatments: PageCheck = (scope) => {
  const { page, catalogue, expected, addresses, start } = scope
  const { treatment } = expected
  if (!treatment) return []
  const cards = page.all({ tag: 'li', class: 'card-link' })
  const titleOf = (slug: string) => catalogue.treatments.find((one) => one.slug === slug)?.title ?? slug
  return compareLists(
    'related treatments',
    cards.flatMap((card) => findAll(card, { tag: 'a' }).map((link) => saidLink(page, link, scope))),
    treatment.related.map((slug, index) =>
      stated(
        linkText(titleOf(slug), addresses.treatment(slug)),
        'treatment',
        ['related', index],
        treatment.slug,
      ),
    ),
    start,
  )
}
