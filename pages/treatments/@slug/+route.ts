import { catalogue } from 'virtual:catalogue'
import { resolveRoute } from 'vike/routing'
import type { PageContext } from 'vike/types'

/** Only the slugs of existing treatments; any other address shows the home page. */
export const route = ({ urlPathname }: PageContext) => {
  const match = resolveRoute('/treatments/@slug', urlPathname)
  return match.match && catalogue.treatments.some(({ slug }) => slug === match.routeParams.slug)
    ? match
    : false
}
