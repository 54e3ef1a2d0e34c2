import type { PageContextServer } from 'vike/types'
import { absolute } from './absolute.ts'
import { pageMeta } from './page-meta.ts'
import { urls } from './urls.ts'

export const image = (pageContext: PageContextServer) =>
  absolute(urls.sharingImage(pageMeta(pageContext).canonical))
