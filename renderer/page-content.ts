import type { SiteContent } from '../schemas/content/site-content.ts'
import type { MdxDocument } from './mdx/document.ts'
import type { PictureManifest } from './picture-source.ts'

/** What pages are made of. The code that renders a page puts it into the page context. */
export interface PageContent {
  site: SiteContent
  /** The bodies of pages that are written in MDX, by path: `content/legal/privacy-policy.mdx`. */
  documents: Record<string, MdxDocument>
  pictures: PictureManifest
  /** Addresses of the drawings that are served as files, by name; empty in development. */
  drawings: Record<string, string>
}

declare global {
  namespace Vike {
    interface PageContext extends PageContent {}
  }
}
