import type { Knex } from 'knex'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import { ownChanges, type PastChange, undoChanges } from '../../database/enquiries/undo-change.ts'
import { undoneSentence } from '../../schemas/desk.ts'
import type { Change } from '../../schemas/enquiry-history.ts'
import { Refusal } from '../refusal.ts'

interface Wanted extends AuditStamp {
  /** The number of one of a command's changes, whatever they have changed since at another desk; their last command, where it is absent. */
  eventId?: number | undefined
}

/** Takes back what one command of somebody changed. */
export async function undo(db: Knex, { eventId, ...stamp }: Wanted): Promise<Change[]> {
  return undoChanges(db, await changesToUndo(db, { eventId, ...stamp }), stamp)
}

/** What one command of somebody changed. @throws Refusal where there is nothing to take back */
export async function changesToUndo(
  db: Knex,
  { eventId, actor }: Wanted,
): Promise<[PastChange, ...PastChange[]]> {
  const [first, ...others] = await ownChanges(db, actor, eventId)
  if (first) return [first, ...others]
  if (eventId !== undefined) throw new Refusal('notAllowed', undoneSentence)
  throw new Refusal('notFound', `There is no change by ${actor} to undo.`)
}
