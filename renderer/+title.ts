import type { PageContextServer } from 'vike/types'
import { pageMeta } from './page-meta.ts'

export const title = (pageContext: PageContextServer) => pageMeta(pageContext).title
