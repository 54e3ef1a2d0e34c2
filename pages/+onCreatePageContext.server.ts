import { catalogue } from 'virtual:catalogue'
import type { PageContextServer } from 'vike/types'

/** Gives every page, the layout and the head the site's content; see useSite. */
export function onCreatePageContext(pageContext: PageContextServer) {
  pageContext.site = catalogue
}
