import type { PageMeta } from '../../renderer/page-meta.ts'
import { urls } from '../../renderer/urls.ts'
import type { Site } from '../../renderer/use-site.ts'

export const pageMeta = ({ about, navigation }: Site): PageMeta => ({
  title: about.title,
  description: about.description,
  canonical: urls.about,
  breadcrumb: [{ name: navigation.header.about, path: urls.about }],
})
