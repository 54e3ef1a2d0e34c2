import type { Knex } from 'knex'
import { EnquiryRecord } from '../../database/models/enquiry-record.ts'
import { searchText } from '../../database/search/search-text.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import { createReference } from '../../schemas/enquiry-reference.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { enquiryExample } from './enquiry-example.ts'

type Change = (number: number) => Partial<Enquiry> & { status?: EnquiryStatus }

interface ManyOptions {
  /** The newest enquiry is a minute older than this. */
  before?: Date
  /** What is different in each enquiry, by its number; 0 is the oldest. */
  change?: Change
}

/** The first enquiry of each hundred is still new, and each person has a name to search for. */
export const namedPeople: Change = (number) => ({
  name: `Person ${String(number).padStart(5, '0')}`,
  message: enquiryExample.message,
  reasonForContact: enquiryReasonValues[number % enquiryReasonValues.length] ?? 'general',
  status: number % 100 === 0 ? 'new' : 'closed',
})

/** Inserts `count` enquiries, a minute apart, without going through the service. */
export async function storeMany(
  db: Knex,
  count: number,
  { before = new Date(), change = () => ({}) }: ManyOptions = {},
): Promise<void> {
  // Among 100,000 references two are the same in one case of forty.
  const different = new Set<string>()
  while (different.size < count) different.add(createReference())
  const references = [...different]
  const row = (number: number) => {
    const reference = references[number] ?? ''
    const { status = 'new', ...changed } = change(number)
    const enquiry: Enquiry = {
      ...enquiryExample,
      email: `${number}.${enquiryExample.email}`,
      message: `${enquiryExample.message} `.repeat(10),
      ...changed,
    }
    const record = EnquiryRecord.fromJson({
      ...enquiry,
      reference,
      status,
      suspicious: false,
      createdAt: new Date(before.getTime() - 60_000 * (count - number)).toISOString(),
      search: searchText(reference, enquiry),
    })
    return record.$toDatabaseJson()
  }
  await db.transaction(async (transaction) => {
    for (let first = 0; first < count; first += 500) {
      const length = Math.min(500, count - first)
      await transaction('enquiries').insert(Array.from({ length }, (_, index) => row(first + index)))
    }
  })
}
