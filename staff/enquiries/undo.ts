import type { Knex } from 'knex'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import { ownChanges, undoChanges } from '../../database/enquiries/undo-change.ts'
import { undoneSentence } from '../../schemas/desk.ts'
import type { Change } from '../../schemas/enquiry-history.ts'
import { Refusal } from '../refusal.ts'

/**
 * Takes back what one command of somebody changed.
 *
 * @param change the number of one of its changes, whatever they have changed since at another desk; without it, their last command
 */
export async function undo(
  db: Knex,
  { change, ...stamp }: AuditStamp & { change?: number | undefined },
): Promise<Change[]> {
  const past = await ownChanges(db, stamp.actor, change)
  if (past.length > 0) return undoChanges(db, past, stamp)
  if (change === undefined) throw nothingToUndo(stamp.actor)
  throw new Refusal('notAllowed', undoneSentence)
}

export function nothingToUndo(actor: string): Refusal {
  return new Refusal('notFound', `There is no change by ${actor} to undo.`)
}
