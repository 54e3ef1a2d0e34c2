import { usePageContext } from 'vike-react/usePageContext'
import type { Site } from './site.ts'

/** The facts that every page shows. */
export const useSite = (): Site => usePageContext().site
