import type { Knex } from 'knex'
import { findEnquiries } from '../database/find-enquiries.ts'
import { isPerson } from '../database/find-person.ts'
import { phoneDigits } from '../schemas/phone-number.ts'
import type { StoredEnquiry } from '../schemas/stored-enquiry.ts'

/** What another enquiry has in common with one. */
type SharedDetail = 'email' | 'phone' | 'name and date of birth'

export interface OtherEnquiry {
  enquiry: StoredEnquiry
  same: SharedDetail[]
}

/** Matches that each search looks at. */
const searchLimit = 100

/**
 * Other enquiries that may be of the same person, newest first: families share addresses and numbers, so they are shown
 * and never merged.
 */
export async function otherEnquiries(db: Knex, enquiry: StoredEnquiry): Promise<OtherEnquiry[]> {
  const { name, email, phone, dateOfBirth, reference } = enquiry
  const searches = [
    { same: 'email', query: { email }, search: email },
    { same: 'phone', query: { phone }, search: phoneDigits(phone) },
    { same: 'name and date of birth', query: { name, born: dateOfBirth }, search: `${name} ${dateOfBirth}` },
  ] as const
  const others = new Map<string, OtherEnquiry>()
  for (const { same, query, search } of searches) {
    for (const found of await findEnquiries(db, { search }, { limit: searchLimit })) {
      if (found.reference === reference || !isPerson(found, query)) continue
      const other = others.get(found.reference) ?? { enquiry: found, same: [] }
      others.set(found.reference, { ...other, same: [...other.same, same] })
    }
  }
  return [...others.values()].sort((a, b) => b.enquiry.createdAt.localeCompare(a.enquiry.createdAt))
}
