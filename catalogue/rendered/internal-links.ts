import { attributeOf } from './element.ts'
import { stated } from './expected-page.ts'
import { linksOf } from './links.ts'
import { differs, unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** Links within the site: each leads to a page of the site or a part of this page, and one that chooses a reason for contact to the treatment's own. */
export const internalLinks: PageCheck = ({ page, expected, addresses, origin, paths }) =>
  linksOf(page).flatMap((link) => {
    const href = attributeOf(link, 'href') ?? ''
    const said = page.saidBy(link, 'href')
    if (said && href.startsWith('#')) {
      return page.first({ with: { id: decodeURIComponent(href.slice(1)) } })
        ? []
        : [unknown('link within the page', said)]
    }
    const url = URL.parse(href, origin)
    if (!said || !url || url.origin !== origin) return []
    if (!paths.has(url.pathname)) return [unknown('link to a page', said)]
    const reason = url.searchParams.get('reason')
    const own = expected.treatment?.reason
    if (reason === (own ?? null) || reason === null) return []
    const source = stated(
      `${addresses.contact}?reason=${own ?? ''}`,
      'treatment',
      ['reason'],
      expected.treatment?.slug,
    )
    return [
      own === undefined ? unknown('reason for contact', said) : differs('reason for contact', said, source),
    ]
  })
