import { catalogue } from 'virtual:catalogue'
import { drawings } from 'virtual:drawings'
import type { PageContextServer } from 'vike/types'

/** Gives every page, the layout and the head the site's content; see useSite and Drawing. */
export function onCreatePageContext(pageContext: PageContextServer) {
  pageContext.site = catalogue
  pageContext.drawings = drawings
}
