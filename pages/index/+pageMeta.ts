import type { PageMeta } from '../../renderer/page-meta.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { urls } from '../../schemas/urls.ts'

export const pageMeta = ({ home }: SiteContent): PageMeta => ({
  title: home.title,
  description: home.description,
  canonical: urls.home,
  breadcrumb: [],
})
