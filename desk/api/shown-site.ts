import { readBuiltSite } from '../../staff/site-facts.ts'
import { Refusal } from '../../staff/refusal.ts'

/** What the desk shows of the built site. One that is damaged counts as absent: enquiries are answered all the same. */
export const shownSite = (root: string) =>
  readBuiltSite(root).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
