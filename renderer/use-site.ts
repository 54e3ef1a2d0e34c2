import { usePageContext } from 'vike-react/usePageContext'
import type { SiteContent } from '../schemas/content/site-content.ts'

/** All content of the site, for every component. */
export const useSite = (): SiteContent => usePageContext().site
