import type { Knex } from 'knex'
import type { Change } from '../../schemas/enquiry-history.ts'
import { canMove, type EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { queueEnquiryMail } from '../notifications.ts'
import { changeEnquiries, type Obstacle } from './change-enquiries.ts'
import type { AuditStamp } from './enquiry-event.ts'
import { attachNote } from './enquiry-note.ts'
import { isNotUndone } from './undo-change.ts'

export interface StatusOptions extends AuditStamp {
  note?: string | undefined
  /** By reference: the status that the user last saw. If one has changed since, nothing is changed. */
  expected?: Readonly<Record<string, EnquiryStatus>> | undefined
  /** A correction instead of a move: it may lead to any other status, whatever the table of transitions says. */
  correction?: boolean | undefined
}

/**
 * Moves all the enquiries to a status, or none. Whoever moves an enquiry has rung back, so the time to do so is cleared;
 * correcting that move sets it again.
 *
 * @throws ChangeRefused with every reason
 */
export function changeStatus(
  db: Knex,
  references: readonly string[],
  to: EnquiryStatus,
  { note, expected = {}, correction = false, ...stamp }: StatusOptions,
): Promise<Change[]> {
  return changeEnquiries(db, {
    references,
    stamp,
    check: ({ reference, status }, transaction) => {
      if ((expected[reference] ?? status) !== status) return lastMove(transaction, reference)
      const isAllowed = correction ? status !== to : canMove(status, to)
      return isAllowed ? undefined : 'status'
    },
    change: async ({ reference, status: from, ringBackAt: before }, { transaction, record }) => {
      const isBack = correction && before === undefined
      const after = isBack ? await clearedByMove(transaction, reference, { from: to, to: from }) : undefined
      await transaction('enquiries')
        .where({ reference })
        .update({ status: to, ring_back_at: after ?? null })
      const done = await record(
        { action: correction ? 'corrected' : 'moved', from, to },
        before === after ? undefined : { field: 'ringBackAt', before, after },
      )
      if (note !== undefined) await attachNote(transaction, done.id, reference, note)
      if (to === 'new') await queueEnquiryMail(transaction, reference, stamp.now)
      return [{ ...done, ringBackCleared: before, ringBackRestored: after }]
    },
  })
}

/** What gave the enquiry the status that it has. */
async function lastMove(transaction: Knex, reference: string): Promise<Obstacle> {
  const moves = transaction('enquiry_events').where({ reference }).whereNotNull('to_status')
  const move: { id: number } | undefined = await moves.orderBy('id', 'desc').first('id')
  return move ? { changedBy: move.id } : 'changed'
}

/** The time to ring back that this move cleared, if nothing has changed it or the status since. */
async function clearedByMove(
  transaction: Knex,
  reference: string,
  move: { from: EnquiryStatus; to: EnquiryStatus },
): Promise<string | undefined> {
  const last: { from: string; to: string; before: string | null } | undefined = await transaction(
    'enquiry_events as event',
  )
    .leftJoin('enquiry_changes as value', 'value.event_id', 'event.id')
    .where('event.reference', reference)
    .whereNot('event.action', 'undone')
    .whereRaw(isNotUndone('event'))
    .where((one) => one.whereNotNull('event.from_status').orWhere('value.field', 'ringBackAt'))
    .orderBy('event.id', 'desc')
    .first({ from: 'event.from_status', to: 'event.to_status', before: 'value.before' })
  return last?.from === move.from && last.to === move.to ? (last.before ?? undefined) : undefined
}
