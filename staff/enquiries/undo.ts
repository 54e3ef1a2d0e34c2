import type { Knex } from 'knex'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import { ownChanges, type PastChange, undoChanges } from '../../database/enquiries/undo-change.ts'
import { undoneSentence } from '../../schemas/desk.ts'
import type { Change } from '../../schemas/enquiry-history.ts'
import { Refusal } from '../refusal.ts'

interface Wanted extends AuditStamp {
  /** One change of the command to undo, whatever the actor has changed since at another desk. Absent for their last command. */
  eventId?: number | undefined
}

/** Undoes everything that one command of the actor changed. */
export async function undo(db: Knex, { eventId, ...stamp }: Wanted): Promise<Change[]> {
  return undoChanges(db, await changesToUndo(db, { eventId, ...stamp }), stamp)
}

/** Everything that the command to undo changed. @throws Refusal when there is nothing to undo */
export async function changesToUndo(
  db: Knex,
  { eventId, actor }: Wanted,
): Promise<[PastChange, ...PastChange[]]> {
  const [first, ...others] = await ownChanges(db, actor, eventId)
  if (first) return [first, ...others]
  if (eventId !== undefined) throw new Refusal('notAllowed', undoneSentence)
  throw new Refusal('notFound', `There is no change by ${actor} to undo.`)
}
