import type { Knex } from 'knex'
import { searchText } from '../../database/search-text.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import { createReference } from '../../schemas/enquiry-reference.ts'
import { enquiryExample } from '../support/enquiry-example.ts'

const part = 100

/** Writes many enquiries past the service, a minute apart, the oldest first; of each hundred the first still waits. */
export async function storeMany(db: Knex, count: number): Promise<void> {
  const now = Date.now()
  await db.transaction(async (transaction) => {
    for (let stored = 0; stored < count; stored += part) {
      const rows = Array.from({ length: part }, (_, index) => {
        const number = stored + index
        const name = `Person ${String(number).padStart(5, '0')}`
        const reference = createReference()
        const reason = enquiryReasonValues[number % enquiryReasonValues.length]
        const enquiry = { ...enquiryExample, name, reasonForContact: reason as 'general' }
        return {
          reference,
          name,
          date_of_birth: enquiry.dateOfBirth,
          email: enquiry.email,
          phone: enquiry.phone,
          reason_for_contact: reason,
          message: enquiry.message,
          status: index === 0 ? 'new' : 'closed',
          suspicious: false,
          created_at: new Date(now - (count - number) * 60_000).toISOString(),
          search: searchText(reference, enquiry),
        }
      })
      await transaction('enquiries').insert(rows)
    }
  })
}
