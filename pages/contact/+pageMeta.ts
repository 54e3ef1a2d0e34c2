import { catalogue } from 'virtual:catalogue'
import type { PageMeta } from '../../renderer/site.ts'
import { urls } from '../../renderer/urls.ts'
import { pageTitle } from '../page-title.ts'

export const pageMeta = (): PageMeta => ({
  title: pageTitle(catalogue.contact.title),
  description: catalogue.contact.description,
  canonical: urls.contact,
  breadcrumb: [{ name: catalogue.navigation.header.contact, path: urls.contact }],
})
