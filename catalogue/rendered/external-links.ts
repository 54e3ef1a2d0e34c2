import { attributeOf } from './element.ts'
import { linksOf } from './links.ts'
import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** Links to other sites: each leads to an address that content states. */
export const externalLinks: PageCheck = ({ page, catalogue, prose, origin }) => {
  const { clinic, about } = catalogue
  const known = new Set([
    ...clinic.profiles.map(({ url }) => url),
    clinic.reviews.url,
    clinic.practitioner.register.url,
    ...about.memberships.items.flatMap(({ url }) => url ?? []),
    ...prose.links,
  ])
  const portal = new URL(clinic.booking.portal).host
  return linksOf(page).flatMap((link) => {
    const url = URL.parse(attributeOf(link, 'href') ?? '', origin)
    const said = page.saidBy(link, 'href')
    if (!said || !url || !/^https?:$/.test(url.protocol)) return []
    return url.host === portal || url.origin === origin || known.has(said.text)
      ? []
      : [unknown('link to another site', said)]
  })
}
