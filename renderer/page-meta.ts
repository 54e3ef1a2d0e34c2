import type { PageContextServer } from 'vike/types'
import type { SiteContent } from '../schemas/content/site-content.ts'

/** What a page's `<head>` says about it. */
export interface PageMeta {
  /** The clinic's name is added to it. */
  title: string
  description: string
  /** The canonical path. */
  canonical: string
  /** The pages from below the home page down to this one; empty on the home page. */
  breadcrumb: { name: string; path: string }[]
  /** JSON-LD in addition to the clinic's and the breadcrumb. */
  structuredData?: object[]
  /** False keeps the page out of search engines; a draft keeps every page out. */
  indexed?: boolean
}

declare global {
  namespace Vike {
    interface Config {
      pageMeta?: (site: SiteContent, routeParams: Record<string, string>) => PageMeta
    }
  }
}

/** The metadata of the page being rendered, with its whole title; no page is indexed while the site has placeholders. */
export function pageMeta({ config, routeParams, site, urlPathname }: PageContextServer): PageMeta {
  if (!config.pageMeta)
    throw new Error(`${urlPathname}: the page has no +pageMeta.ts. Add one beside its +Page.tsx.`)
  const meta = config.pageMeta(site, routeParams ?? {})
  const isIndexed = meta.indexed !== false && site.placeholders.length === 0
  const title = plainHyphens(`${meta.title} | ${site.clinic.name}`)
  return { ...meta, indexed: isIndexed, title, description: plainHyphens(meta.description) }
}

/** Replaces non-breaking hyphens: search results and tabs break no lines, and people search with the hyphen that they type. */
export const plainHyphens = (text: string): string => text.replaceAll('\u2011', '-')
