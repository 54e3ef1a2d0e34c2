import type { PageMeta } from '../../renderer/page-meta.ts'
import { urls } from '../../renderer/urls.ts'
import type { Site } from '../../renderer/use-site.ts'

export const pageMeta = ({ home }: Site): PageMeta => ({
  title: home.title,
  description: home.description,
  canonical: urls.home,
  breadcrumb: [],
})
