import type { PageContextServer } from 'vike/types'
import { pageMeta } from './page-meta.ts'
import { absolute, urls } from './urls.ts'

export const image = (pageContext: PageContextServer) =>
  absolute(urls.sharingImage(pageMeta(pageContext).canonical))
