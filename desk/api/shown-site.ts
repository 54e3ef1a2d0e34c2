import { Refusal } from '../../staff/refusal.ts'
import { readSiteFacts } from '../../staff/site-facts.ts'

/** What the desk shows of the built site. One that is damaged counts as absent: enquiries are answered all the same. */
export const shownSite = (root: string) =>
  readSiteFacts(root).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
