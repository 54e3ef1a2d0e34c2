import type { Knex } from 'knex'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { giveUpAt } from '../../database/notifications.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { enquiryExample } from './enquiry-example.ts'

/** Like {@link storeExample}, but stores it `hoursAgo` before `now`, with its mail due at `now`, as a retry would be. */
export async function storeEarlier(
  db: Knex,
  change: Partial<Enquiry>,
  { now, hoursAgo }: { now: Date; hoursAgo: number },
  reference?: string,
): Promise<string> {
  const at = new Date(now.getTime() - hoursAgo * 3_600_000)
  const stored = await storeExample(db, change, { now: at }, reference)
  await db('notifications')
    .where({ reference: stored })
    .update({ due_at: now.toISOString(), give_up_at: giveUpAt(now) })
  return stored
}

/** Stores the example, changed as wanted, and returns its reference. */
export async function storeExample(
  db: Knex,
  change: Partial<Enquiry>,
  ...options: [Parameters<typeof storeEnquiry>[2], reference?: string]
): Promise<string> {
  const enquiry: Enquiry = { ...enquiryExample, ...change }
  const result = await storeEnquiry(db, enquiry, ...options)
  if (result.outcome === 'conflict') throw new Error('unexpected conflict')
  return result.reference
}
