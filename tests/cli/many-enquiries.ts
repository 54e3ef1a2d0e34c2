import type { Knex } from 'knex'
import { searchText } from '../../database/search-text.ts'
import { createReference } from '../../schemas/enquiry-reference.ts'
import { enquiryExample } from '../support/enquiry-example.ts'

/** Stores so many enquiries, a second apart, the newest a second before the moment. */
export async function storeMany(db: Knex, count: number, before: Date): Promise<void> {
  const { name, dateOfBirth, email, phone, message } = enquiryExample
  for (let first = 0; first < count; first += 500) {
    const rows = Array.from({ length: Math.min(500, count - first) }, (_, index) => {
      const reference = createReference()
      return {
        reference,
        name,
        date_of_birth: dateOfBirth,
        email: `${first + index}.${email}`,
        phone,
        reason_for_contact: 'consultation',
        message: `${message} `.repeat(10),
        status: 'new',
        suspicious: false,
        created_at: new Date(before.getTime() - 1000 * (count - first - index)).toISOString(),
        search: searchText(reference, { ...enquiryExample, reasonForContact: 'consultation' }),
      }
    })
    await db('enquiries').insert(rows)
  }
}
