import type { Knex } from 'knex'
import type { AuditStamp } from '../database/enquiry-event.ts'
import type { PersonQuery } from '../database/find-person.ts'
import { parseReference } from '../schemas/enquiry-reference.ts'
import { type ErasureResult, eraseHeld } from './erase-held.ts'
import { describeHeld, findHeld, type Held } from './find-held.ts'
import type { Places } from './places.ts'
import { Refusal } from './refusal.ts'

/** What somebody saw of a person, and what of it is to go. */
interface PersonErasure {
  person: PersonQuery
  shown: readonly string[]
  chosen: readonly string[]
  /** The newest reference that goes, retyped; `ERASE` where no enquiry is held. */
  typed: string
}

/**
 * Erases everything held on a person, or the chosen enquiries alone.
 *
 * @throws Refusal when something else is held now than was shown, when several people share an address and none was
 *   chosen, or when the wrong reference was typed
 */
export async function erasePerson(
  db: Knex,
  places: Places,
  { person, shown, chosen, typed }: PersonErasure,
  stamp: AuditStamp,
): Promise<ErasureResult> {
  const held = await findHeld(db, places, person)
  requireSame(held.references, shown)
  const going = held.enquiries.filter(({ reference }) => chosen.includes(reference))
  const isAll = going.length === held.enquiries.length
  if (isAll && held.shared.length > 0)
    throw new Refusal(
      'notAllowed',
      'Nothing was erased: several people wrote from this address. Choose the enquiries of one of them.',
    )
  if (going.length + (isAll ? held.appointments.length : 0) === 0)
    throw new Refusal('usage', 'Nothing was erased: no enquiry is chosen.')
  const newest = going.at(-1)?.reference
  const isTyped = newest === undefined ? typed === 'ERASE' : parseReference(typed) === newest
  if (!isTyped) throw new Refusal('usage', `Nothing was erased: ${newest ?? 'ERASE'} was not typed.`)
  const goes: Held = isAll ? held : await describeHeld(db, places, { enquiries: going, appointments: [] })
  return eraseHeld(db, places, goes, stamp)
}

function requireSame(held: readonly string[], shown: readonly string[]): void {
  if (held.length === shown.length && held.every((reference) => shown.includes(reference))) return
  throw new Refusal(
    'no',
    'Nothing was erased: other enquiries of this person are held than you were shown. Find the person again.',
  )
}
