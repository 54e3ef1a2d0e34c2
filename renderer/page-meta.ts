import type { PageContextServer } from 'vike/types'
import type { PageMeta } from './site.ts'

/** The meta data of the page that is being rendered. Throws when the page declares none. */
export function pageMeta(pageContext: PageContextServer): PageMeta {
  const make = pageContext.config.pageMeta
  if (!make)
    throw new Error(`${pageContext.urlPathname}: the page has no +pageMeta.ts. Add one beside its +Page.tsx.`)
  return make(pageContext.routeParams ?? {})
}
