import type { Knex } from 'knex'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import type { PersonQuery } from '../../database/enquiries/find-person.ts'
import { type Erasure, wordToRetype } from '../../schemas/erasure.ts'
import type { Places } from '../places.ts'
import { Refusal } from '../refusal.ts'
import { eraseHeld, requireRetyped } from './erase-held.ts'
import { describeHeld, findHeld, type Held, isOnePerson } from './find-held.ts'

/** The enquiries somebody was shown, and which of them to erase. */
interface PersonErasure {
  person: PersonQuery
  shown: readonly string[]
  chosen: readonly string[]
  /** See {@link wordToRetype}. */
  typed: string
}

/**
 * Erases everything held on a person as the desk has shown it, or the chosen enquiries alone. The terminal has its own questions,
 * in `cli/commands/erase-person.ts`.
 *
 * @throws Refusal when other enquiries are held now than were shown, when none was chosen, when all were chosen though
 *   these may be several people, or when the wrong reference was typed
 */
export async function eraseShown(
  db: Knex,
  places: Places,
  { person, shown, chosen, typed }: PersonErasure,
  stamp: AuditStamp,
): Promise<Erasure> {
  const held = await findHeld(db, places, person, 'desk')
  requireSame(held.references, shown)
  const selected = held.enquiries.filter(({ reference }) => chosen.includes(reference))
  const isAll = selected.length === held.enquiries.length
  if (isAll && !isOnePerson(held, person))
    throw new Refusal(
      'notAllowed',
      'Nothing was erased: this may be several people. Choose the enquiries of one of them, or find the person by name and date of birth.',
    )
  if (selected.length + (isAll ? held.appointments.length : 0) === 0)
    throw new Refusal('usage', 'Nothing was erased: no enquiry is chosen.')
  requireRetyped(wordToRetype(selected.map(({ reference }) => reference)), typed)
  const toErase: Held = isAll ? held : await describeHeld(db, places, selected, 'desk')
  return eraseHeld(db, places, toErase, stamp)
}

function requireSame(held: readonly string[], shown: readonly string[]): void {
  if (held.length === shown.length && held.every((reference) => shown.includes(reference))) return
  throw new Refusal(
    'no',
    'Nothing was erased: this person’s enquiries have changed since you looked. Find the person again.',
  )
}
