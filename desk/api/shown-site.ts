import { Refusal } from '../../staff/refusal.ts'
import { readSiteFacts } from '../../staff/site-facts.ts'

/** What the desk shows of the built site. A damaged file counts as absent, so that enquiries can still be answered. */
export const shownSite = (root: string) =>
  readSiteFacts(root).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
