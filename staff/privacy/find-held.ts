import type { Knex } from 'knex'
import { canonicalEmail } from '../../database/canonical-email.ts'
import { type AuditStamp, recordReading } from '../../database/enquiries/enquiry-event.ts'
import { rowsHeld } from '../../database/enquiries/erase-enquiries.ts'
import {
  findPerson,
  hasWords,
  matchesNameAndBirthDate,
  type PersonQuery,
  type PersonRows,
} from '../../database/enquiries/find-person.ts'
import { foldText } from '../../database/search/search-text.ts'
import type { HeldExport, PerhapsAlso } from '../../schemas/held-words.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import { allCopies, type Copy } from '../backup/backup-folders.ts'
import { perhapsAlso } from '../enquiries/same-person.ts'
import type { Places } from '../places.ts'
import { namedElsewhere } from './named-elsewhere.ts'
import { mailsHolding } from './outbox-files.ts'

/** Everything that is held on a person, and where. */
export interface Held extends PersonRows {
  references: string[]
  /** Rows of each table that belong to the enquiries, the audit included. */
  rows: Record<string, Record<string, unknown>[]>
  /** Exports and copies for the person that hold one of the enquiries, oldest first. */
  exports: HeldExport[]
  /** Mails kept as files. */
  mails: string[]
  /** Backups and replaced databases that may hold them. */
  copies: Copy[]
  /** Folders of backups that cannot be read now. */
  unreadable: string[]
  /** Addresses from which several people wrote, each with name and date of birth. */
  shared: { email: string; people: string[] }[]
  /** Other enquiries that may belong to this person. */
  perhaps: PerhapsAlso[]
  /** Other enquiries whose message or notes name the person. */
  namedIn: string[]
  /** Everybody this may be, by name and date of birth; appointments have no date of birth. */
  people: { name: string; born?: string }[]
}

/** Who is shown what is held: the audit records it if that is many people, except at the desk. */
type Reader = AuditStamp | 'desk'

/** Whether this may be several people, so that one of them would be given what belongs to another. */
export function maySeveralBeMeant(
  { enquiries, people, corrected }: Pick<Held, 'enquiries' | 'people' | 'corrected'>,
  query: PersonQuery,
): boolean {
  const { name, born } = query
  const isCertain = (one: StoredEnquiry) =>
    !corrected.includes(one.reference) || matchesNameAndBirthDate(one, query)
  const certain = new Set(enquiries.filter(isCertain).map(nameAndBirth))
  // An enquiry found only by details from before a correction may be a stranger's.
  if (enquiries.some((one) => !certain.has(nameAndBirth(one)))) return true
  if (!name || !born) return people.length > 1
  // Twins share a date of birth and part of the name.
  const haveOtherNames = (one: string, other: string) => !hasWords(one, other) && !hasWords(other, one)
  return people.some((one) => people.some((other) => haveOtherNames(one.name, other.name)))
}

/** Whether all of it may be erased at once: a single row is one person's, unless found by details that staff have corrected. */
export function isOnePerson(held: Held, query: PersonQuery): boolean {
  const isSingle = held.enquiries.length + held.appointments.length === 1 && held.corrected.length === 0
  return isSingle || !maySeveralBeMeant(held, query)
}

/** Everything that is held on a person, and where: the database, mails, backups, exports. */
export async function findHeld(db: Knex, places: Places, query: PersonQuery, reader: Reader): Promise<Held> {
  const person = await findPerson(db, query)
  const emails = [...person.enquiries, ...person.appointments].map(({ email }) => email)
  const held = await rowsAndPlaces(db, places, person, reader, [...new Set(emails)])
  // If these are several people, each would bring in further enquiries.
  const known = maySeveralBeMeant(held, query) ? [] : held.enquiries
  return { ...held, ...(await foundBeside(db, [query, ...known], known, held.references)) }
}

/** What belongs to the enquiries chosen. */
export async function describeHeld(
  db: Knex,
  places: Places,
  enquiries: StoredEnquiry[],
  reader: Reader,
): Promise<Held> {
  const held = await rowsAndPlaces(db, places, { enquiries, corrected: [], appointments: [] }, reader)
  return { ...held, ...(await foundBeside(db, enquiries, enquiries, held.references)) }
}

/** Enquiries that may be this person's too, and those that name this person. */
async function foundBeside(
  db: Knex,
  details: readonly PersonQuery[],
  known: StoredEnquiry[],
  references: readonly string[],
): Promise<Pick<Held, 'perhaps' | 'namedIn'>> {
  const given = (field: 'email' | 'phone' | 'name') => details.flatMap((one) => one[field] ?? [])
  const fullNames = given('name').filter((name) => /\S\s+\S/.test(name))
  const person = { emails: given('email'), phones: given('phone'), fullNames }
  return {
    perhaps: await perhapsAlso(db, known),
    namedIn: await namedElsewhere(db, person, references),
  }
}

/** What belongs to rows already found, including mails that hold one of the addresses. */
async function rowsAndPlaces(
  db: Knex,
  places: Places,
  { enquiries: found, corrected, appointments }: PersonRows,
  reader: Reader,
  emails: readonly string[] = [],
): Promise<Omit<Held, 'perhaps' | 'namedIn'>> {
  if (reader !== 'desk') await recordReading(db, found.length, reader)
  const enquiries = found.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const references = enquiries.map(({ reference }) => reference)
  const { copies, unreadable } = await allCopies(places)
  // Without a row, as after an erasure, any copy may hold the enquiries.
  const [first = ''] = [...enquiries, ...appointments].map(({ createdAt }) => createdAt).sort()
  const people = peopleIn(enquiries, appointments)
  const rows = await rowsHeld(db, references)
  return {
    enquiries,
    corrected,
    appointments,
    references,
    rows,
    exports: exportsAmong(rows.enquiry_events ?? []),
    mails: await mailsHolding(places, [...references, ...emails]),
    copies: copies.filter(({ takenAt }) => takenAt.toISOString() >= first),
    unreadable,
    shared: sharedAddresses(enquiries),
    people,
  }
}

/** Exports and copies for a person, each once: they have an audit row for every enquiry in them. */
function exportsAmong(events: readonly Record<string, unknown>[]): HeldExport[] {
  const exports = events
    .filter(({ action }) => action === 'exported' || action === 'disclosed')
    .map(({ at, actor, action }) => ({
      at: String(at),
      actor: String(actor),
      isCopy: action === 'disclosed',
    }))
  const each = new Map(exports.map((one) => [`${one.at} ${one.actor}`, one]))
  return [...each.values()].sort((a, b) => a.at.localeCompare(b.at))
}

/** A key that tells people apart. */
export const nameAndBirth = ({ name, dateOfBirth }: StoredEnquiry) =>
  `${foldText(name).replace(/\s+/g, ' ')} ${dateOfBirth}`

function peopleIn(
  enquiries: PersonRows['enquiries'],
  appointments: PersonRows['appointments'],
): Held['people'] {
  const people = new Map<string, Held['people'][number]>()
  for (const one of enquiries) people.set(nameAndBirth(one), { name: one.name, born: one.dateOfBirth })
  const names = new Set(enquiries.map(({ name }) => foldText(name)))
  for (const { firstName, lastName } of appointments) {
    const name = `${firstName} ${lastName}`
    if (!names.has(foldText(name))) people.set(foldText(name), { name })
  }
  return [...people.values()]
}

function sharedAddresses(enquiries: readonly StoredEnquiry[]): Held['shared'] {
  const sentFrom = (address: string) => enquiries.filter(({ email }) => canonicalEmail(email) === address)
  return [...new Set(enquiries.map(({ email }) => canonicalEmail(email)))]
    .map((email) => ({ email, people: peopleIn(sentFrom(email), []).map(personWords) }))
    .filter(({ people }) => people.length > 1)
}

/** A person in words: `Alex Example, born 2 May 1990`. */
export const personWords = ({ name, born }: Held['people'][number]): string =>
  visibleText(name) + (born ? `, born ${longDate(born)}` : '')
