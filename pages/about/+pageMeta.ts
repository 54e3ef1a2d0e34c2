import type { PageMeta } from '../../renderer/page-meta.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { urls } from '../../schemas/urls.ts'

export const pageMeta = ({ about, navigation }: SiteContent): PageMeta => ({
  title: about.title,
  description: about.description,
  canonical: urls.about,
  breadcrumb: [{ name: navigation.header.about, path: urls.about }],
})
