import type { Knex } from 'knex'
import { findEnquiries, findEnquiry } from '../database/enquiries/find-enquiries.ts'
import { nameBegins } from '../database/enquiries/find-person.ts'
import { compactReference, parseReference, readReferencePart } from '../schemas/enquiry-reference.ts'
import { longestSearch, type StoredEnquiry } from '../schemas/stored-enquiry.ts'
import { nameAndBirth } from './privacy/find-held.ts'

/** The one enquiry that matches, or several to choose from, waiting ones first; empty when nothing matches. */
type Picked = { enquiry: StoredEnquiry } | { candidates: StoredEnquiry[] }

/** How many matches are read at a time: the search also finds the word in messages, where it does not count. */
const pageSize = 200

/**
 * Finds an enquiry by its reference, by part of it, or by a name. If one person has several, it is the one that has waited
 * longest, or else the newest.
 */
export async function pickEnquiry(db: Knex, text: string): Promise<Picked> {
  const reference = parseReference(text)
  const exact = reference && (await findEnquiry(db, reference))
  if (exact) return { enquiry: exact }
  if (text.length > longestSearch) return { candidates: [] }
  const part = readReferencePart(text)
  const isMeant = ({ name, reference }: StoredEnquiry) =>
    nameBegins(name, text) || (part !== undefined && compactReference(reference).slice(3).includes(part))
  const candidates: StoredEnquiry[] = []
  for (let offset = 0, isMore = true; isMore && candidates.length < pageSize; offset += pageSize) {
    const found = await findEnquiries(db, { search: text }, { order: 'waiting', limit: pageSize, offset })
    candidates.push(...found.filter(isMeant))
    isMore = found.length === pageSize
  }
  const [first] = candidates
  const people = new Set(candidates.map(nameAndBirth))
  const isOnePerson = first && people.size === 1 && candidates.every(({ name }) => nameBegins(name, text))
  return first && (candidates.length === 1 || isOnePerson) ? { enquiry: first } : { candidates }
}
