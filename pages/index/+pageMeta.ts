import { catalogue } from 'virtual:catalogue'
import type { PageMeta } from '../../renderer/site.ts'
import { urls } from '../../renderer/urls.ts'
import { pageTitle } from '../page-title.ts'

export const pageMeta = (): PageMeta => ({
  title: pageTitle(catalogue.home.title),
  description: catalogue.home.description,
  canonical: urls.home,
  breadcrumb: [],
})
