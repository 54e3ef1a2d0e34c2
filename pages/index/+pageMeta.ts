import type { PageMeta } from '../../renderer/page-meta.ts'
import { urls } from '../../renderer/urls.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'

export const pageMeta = ({ home }: SiteContent): PageMeta => ({
  title: home.title,
  description: home.description,
  canonical: urls.home,
  breadcrumb: [],
})
