import type { Knex } from 'knex'
import type { AuditStamp } from '../database/enquiry-event.ts'
import { lastOwnChanges, undoChanges } from '../database/undo-change.ts'
import type { Change } from '../schemas/enquiry-history.ts'
import { Refusal } from './refusal.ts'

/**
 * Takes back what somebody's last command changed; called again, the one before.
 *
 * @param expected the number of a change that is meant, so that a later one is not taken back instead
 */
export async function undo(
  db: Knex,
  { expected, ...stamp }: AuditStamp & { expected?: number | undefined },
): Promise<Change[]> {
  const past = await lastOwnChanges(db, stamp.actor)
  if (past.length === 0) throw nothingToUndo(stamp.actor)
  if (expected !== undefined && !past.some(({ id }) => id === expected))
    throw new Refusal(
      'notAllowed',
      'Nothing was undone: that change has already been undone, or you have changed something else since.',
    )
  return undoChanges(db, past, stamp)
}

export function nothingToUndo(actor: string): Refusal {
  return new Refusal('notFound', `There is no change by ${actor} to undo.`)
}
