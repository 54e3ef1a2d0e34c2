import type { PageMeta } from '../../renderer/page-meta.ts'
import { urls } from '../../renderer/urls.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'

export const pageMeta = ({ contact, navigation }: SiteContent): PageMeta => ({
  title: contact.failedPage.heading,
  description: contact.description,
  canonical: urls.contactNotSent,
  breadcrumb: [{ name: navigation.header.contact, path: urls.contact }],
  indexed: false,
})
