import { catalogue } from 'virtual:catalogue'
import type { PageMeta } from '../../renderer/site.ts'
import { urls } from '../../renderer/urls.ts'
import { pageTitle } from '../page-title.ts'

export const pageMeta = (): PageMeta => ({
  title: pageTitle(catalogue.about.title),
  description: catalogue.about.description,
  canonical: urls.about,
  breadcrumb: [{ name: catalogue.navigation.header.about, path: urls.about }],
})
