import type { PageMeta } from '../../renderer/site.ts'
import { urls } from '../../renderer/urls.ts'
import { pageTitle } from '../page-title.ts'
import { findLegal } from './find-legal.ts'

export const pageMeta = ({ slug }: Record<string, string>): PageMeta => {
  const legal = findLegal(slug)
  return {
    title: pageTitle(legal.title),
    description: legal.description,
    canonical: urls.legal(legal.slug),
    breadcrumb: [{ name: legal.title, path: urls.legal(legal.slug) }],
  }
}
