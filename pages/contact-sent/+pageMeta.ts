import type { PageMeta } from '../../renderer/page-meta.ts'
import { urls } from '../../renderer/urls.ts'
import type { Site } from '../../renderer/use-site.ts'

export const pageMeta = ({ contact, navigation }: Site): PageMeta => ({
  title: contact.sentPage.heading,
  description: contact.description,
  canonical: urls.contactSent,
  breadcrumb: [{ name: navigation.header.contact, path: urls.contact }],
  indexed: false,
})
