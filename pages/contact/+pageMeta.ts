import type { PageMeta } from '../../renderer/page-meta.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { urls } from '../../schemas/urls.ts'

export const pageMeta = ({ contact, navigation }: SiteContent): PageMeta => ({
  title: contact.title,
  description: contact.description,
  canonical: urls.contact,
  breadcrumb: [{ name: navigation.header.contact, path: urls.contact }],
})
