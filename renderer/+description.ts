import type { PageContextServer } from 'vike/types'
import { pageMeta } from './page-meta.ts'

export const description = (pageContext: PageContextServer) => pageMeta(pageContext).description
