import type { PageMeta } from '../../renderer/page-meta.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { urls } from '../../schemas/urls.ts'
import { findBySlug } from '../find-by-slug.ts'

export const pageMeta = (site: SiteContent, { slug }: Record<string, string>): PageMeta => {
  const legal = findBySlug('legal', site.legal, slug)
  return {
    title: legal.title,
    description: legal.description,
    canonical: urls.legal(legal.slug),
    breadcrumb: [{ name: legal.title, path: urls.legal(legal.slug) }],
  }
}
