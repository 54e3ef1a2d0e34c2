import type { Knex } from 'knex'
import { findEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { hasWords, isPerson } from '../../database/enquiries/find-person.ts'
import type { PerhapsAlso } from '../../schemas/held-words.ts'
import { phoneDigits } from '../../schemas/phone-number.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'

/** A detail that two enquiries have in common. */
type SharedDetail = 'email' | 'phone' | 'name and date of birth'

export interface OtherEnquiry {
  enquiry: StoredEnquiry
  same: SharedDetail[]
}

/** How many matches of each search are looked at. */
const searchLimit = 100

/**
 * Other enquiries that may be from the same person, newest first. Families share addresses and numbers, so these are shown
 * and never merged. Restricted ones are included only to answer a request by the person.
 */
export async function otherEnquiries(
  db: Knex,
  enquiry: StoredEnquiry,
  { withRestricted = false } = {},
): Promise<OtherEnquiry[]> {
  const { name, email, phone, dateOfBirth, reference } = enquiry
  const searches = [
    { same: 'email', query: { email }, search: email },
    { same: 'phone', query: { phone }, search: phoneDigits(phone) },
    { same: 'name and date of birth', query: { born: dateOfBirth }, search: dateOfBirth },
  ] as const
  const others = new Map<string, OtherEnquiry>()
  for (const { same, query, search } of searches) {
    for (const found of await findEnquiries(db, { search }, { limit: searchLimit })) {
      if (found.reference === reference || !isPerson(found, query)) continue
      if ('born' in query && !hasWords(found.name, name) && !hasWords(name, found.name)) continue
      if (found.restricted && !withRestricted) continue
      const other = others.get(found.reference) ?? { enquiry: found, same: [] }
      others.set(found.reference, { ...other, same: [...other.same, same] })
    }
  }
  return [...others.values()].sort((a, b) => b.enquiry.createdAt.localeCompare(a.enquiry.createdAt))
}

/** Further enquiries that may be from the same person as these: their references, each with the details that are the same. */
export async function perhapsAlso(db: Knex, enquiries: readonly StoredEnquiry[]): Promise<PerhapsAlso[]> {
  const found = new Map<string, Set<string>>()
  // Those with the same details find the same others: thousands can come from one sender.
  const different = new Map(enquiries.map((enquiry) => [detailsOf(enquiry), enquiry]))
  for (const enquiry of different.values())
    for (const { enquiry: other, same } of await otherEnquiries(db, enquiry, { withRestricted: true }))
      found.set(other.reference, new Set([...(found.get(other.reference) ?? []), ...same]))
  for (const { reference } of enquiries) found.delete(reference)
  return [...found].map(([reference, same]) => ({ reference, same: [...same] }))
}

const detailsOf = ({ name, email, phone, dateOfBirth }: StoredEnquiry) =>
  JSON.stringify([name, email, phone, dateOfBirth])
