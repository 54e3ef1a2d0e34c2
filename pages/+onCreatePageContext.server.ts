import { catalogue } from 'virtual:catalogue'
import type { PageContextServer } from 'vike/types'

/** Gives the layout and the head what they show on every page. */
export function onCreatePageContext(pageContext: PageContextServer) {
  const { clinic, navigation, cookies, contact, treatments, legal } = catalogue
  pageContext.site = { clinic, navigation, cookies, contact, treatments, legal }
}
