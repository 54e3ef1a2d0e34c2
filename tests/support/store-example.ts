import type { Knex } from 'knex'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { enquiryExample } from './enquiry-example.ts'

/** Stores the example, changed as wanted, and gives its reference. */
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
