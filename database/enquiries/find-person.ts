import type { Knex } from 'knex'
import { type CorrectableField, correctableFields } from '../../schemas/enquiry-history.ts'
import { phoneDigits } from '../../schemas/phone-number.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { canonicalEmail } from '../canonical-email.ts'
import { guarded } from '../database-errors.ts'
import { AppointmentRecord } from '../models/appointment-record.ts'
import { foldedWords } from '../search/search-text.ts'
import { eachEnquiry } from './find-enquiries.ts'

/** What to look for a person by; everything that is given has to match. */
export interface PersonQuery {
  email?: string | undefined
  phone?: string | undefined
  name?: string | undefined
  /** Date of birth, `yyyy-mm-dd`. */
  born?: string | undefined
}

/** What is held on a person, oldest first. */
export interface PersonRows {
  enquiries: StoredEnquiry[]
  /** References of those that match only by earlier details, which staff have changed and which are kept beside them. */
  corrected: string[]
  appointments: AppointmentRecord[]
}

/**
 * Finds a person however the address, number and name are written. The stored name may have further words. When a name and date of
 * birth are given and an enquiry matches today, others have to match both today too: an earlier detail may be another person's.
 */
export async function findPerson(db: Knex, query: PersonQuery): Promise<PersonRows> {
  const earlier = await earlierDetails(db)
  const fitting: StoredEnquiry[] = []
  const fittedBefore: StoredEnquiry[] = []
  // Every row is compared: the search covers neither all spellings of a name nor earlier details.
  for await (const enquiry of eachEnquiry(db, {})) {
    if (isPerson(enquiry, query)) fitting.push(enquiry)
    else if (matchedEarlier(enquiry, earlier.get(enquiry.reference) ?? [], query)) fittedBefore.push(enquiry)
  }
  const isKnown = fitting.length > 0 && query.name && query.born
  const corrected = isKnown ? fittedBefore.filter((one) => matchesNameAndBirthDate(one, query)) : fittedBefore
  const appointments = await guarded(db, () => AppointmentRecord.query(db).orderBy('id'))
  return {
    enquiries: [...fitting, ...corrected],
    corrected: corrected.map(({ reference }) => reference),
    appointments: appointments.filter(({ email, phone, firstName, lastName }) =>
      isPerson({ email, phone, name: `${firstName} ${lastName}`, dateOfBirth: undefined }, query),
    ),
  }
}

/** Whether both a name and a date of birth are given, and the person has both today. */
export const matchesNameAndBirthDate = (person: Described, { name, born }: PersonQuery): boolean =>
  name !== undefined && born !== undefined && isPerson(person, { name, born })

type Described = Pick<StoredEnquiry, 'name' | 'email' | 'phone'> & { dateOfBirth: string | undefined }

/** Whether everything that is given matches, however it is written. */
export function isPerson(person: Described, { email, phone, name, born }: PersonQuery): boolean {
  return (
    (email === undefined || canonicalEmail(email) === canonicalEmail(person.email)) &&
    (phone === undefined || phoneDigits(phone) === phoneDigits(person.phone)) &&
    (name === undefined || hasWords(person.name, name)) &&
    (born === undefined ||
      born === person.dateOfBirth ||
      // An appointment has no date of birth; it is found by the name.
      (name !== undefined && person.dateOfBirth === undefined))
  )
}

type EarlierDetail = Partial<Record<CorrectableField, string>>

/** Details that enquiries had before staff changed them or took a change back, by reference. */
async function earlierDetails(db: Knex): Promise<Map<string, EarlierDetail[]>> {
  type Row = { reference: string; field: CorrectableField; before: string; after: string }
  const rows: Row[] = await guarded(db, () =>
    db('enquiry_changes').whereIn('field', correctableFields).select('reference', 'field', 'before', 'after'),
  )
  const details = new Map<string, EarlierDetail[]>()
  for (const { reference, field, before, after } of rows)
    details.set(reference, [...(details.get(reference) ?? []), { [field]: before }, { [field]: after }])
  return details
}

/** Whether each part of the query matches a detail that the enquiry has now or had before. */
function matchedEarlier(
  enquiry: StoredEnquiry,
  earlier: readonly EarlierDetail[],
  query: PersonQuery,
): boolean {
  const versions = [enquiry, ...earlier.map((detail) => ({ ...enquiry, ...detail }))]
  return Object.entries(query).every(([part, value]) =>
    versions.some((version) => isPerson(version, { [part]: value })),
  )
}

/** Whether each word of `part` is in the name, where `OBrien`, `O’Brien` and `O Brien` are the same. */
export function hasWords(name: string, part: string): boolean {
  const known = new Set(spellings(foldedWords(name)).map(({ text }) => text))
  const sought = foldedWords(part)
  const found = spellings(sought).filter(({ text }) => known.has(text))
  return (
    sought.length > 0 && sought.every((_, index) => found.some(({ from, to }) => from <= index && index < to))
  )
}

/** Each word, and two and three neighbours as one: `vandenberg` for Van den Berg. */
const spellings = (all: readonly string[]) =>
  all.flatMap((_, from) =>
    [1, 2, 3].map((count) => ({ from, to: from + count, text: all.slice(from, from + count).join('') })),
  )

/** Whether each word of the text begins a word of the name: `alex ex` for Alex Example. */
export function nameBegins(name: string, text: string): boolean {
  const sought = foldedWords(text)
  return sought.length > 0 && sought.every((part) => foldedWords(name).some((word) => word.startsWith(part)))
}
