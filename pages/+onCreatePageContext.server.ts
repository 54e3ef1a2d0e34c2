import { catalogue } from 'virtual:catalogue'
import { drawings } from 'virtual:drawings'
import type { PageContextServer } from 'vike/types'

/** Provides the site's content to pages, layout and head; see useSite and Drawing. */
export function onCreatePageContext(pageContext: PageContextServer) {
  pageContext.site = catalogue
  pageContext.drawings = drawings
}
