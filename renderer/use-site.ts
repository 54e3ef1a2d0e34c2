import { usePageContext } from 'vike-react/usePageContext'
import type { SiteContent } from '../schemas/content/site-content.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** Put there by pages/+onCreatePageContext.server.ts. */
      site: SiteContent
      /** Addresses of drawings that are files, by their names; none in development. */
      drawings: Record<string, string>
    }
  }
}

/** All content of the site, for every component. */
export const useSite = (): SiteContent => usePageContext().site
