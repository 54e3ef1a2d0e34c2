import type { PageMeta } from '../../renderer/page-meta.ts'
import { urls } from '../../renderer/urls.ts'
import type { Site } from '../../renderer/use-site.ts'
import { findBySlug } from '../find-by-slug.ts'

export const pageMeta = (site: Site, { slug }: Record<string, string>): PageMeta => {
  const legal = findBySlug('legal', site.legal, slug)
  return {
    title: legal.title,
    description: legal.description,
    canonical: urls.legal(legal.slug),
    breadcrumb: [{ name: legal.title, path: urls.legal(legal.slug) }],
  }
}
