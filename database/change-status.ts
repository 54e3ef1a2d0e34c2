import type { Knex } from 'knex'
import { type EnquiryStatus, statusesLeadingTo } from '../schemas/enquiry-status.ts'
import { guarded } from './database-errors.ts'
import { type AuditStamp, recordEvent } from './enquiry-event.ts'
import { attachNote } from './enquiry-note.ts'
import { EnquiryRecord } from './models/enquiry-record.ts'
import { queueNotifications } from './notifications.ts'

export interface StatusChange {
  reference: string
  from: EnquiryStatus
}

/** Why an enquiry cannot be moved: there is none (`from` absent), or its status does not lead there. */
export interface StatusRefusal {
  reference: string
  from?: EnquiryStatus
}

export type ChangeResult =
  | { outcome: 'changed'; changes: StatusChange[] }
  | { outcome: 'refused'; refusals: StatusRefusal[] }

class Refused extends Error {
  readonly refusals: StatusRefusal[]

  constructor(refusals: StatusRefusal[]) {
    super('refused')
    this.refusals = refusals
  }
}

/**
 * Moves all the enquiries to a status, or none when one is unknown or may not move there.
 * The first statement writes, conditional on the status, so that two people cannot both move one enquiry.
 */
export function changeStatus(
  db: Knex,
  references: readonly string[],
  to: EnquiryStatus,
  { note, ...stamp }: AuditStamp & { note?: string | undefined },
): Promise<ChangeResult> {
  const wanted = [...new Set(references)].sort()
  return guarded(db, async () => {
    try {
      return await db.transaction(async (transaction) => {
        const changes = await move(transaction, wanted, to)
        if (changes.length < wanted.length) throw new Refused(await refusals(transaction, wanted, changes))
        for (const { reference, from } of changes) {
          const event = await recordEvent(transaction, { reference, action: 'moved', from, to }, stamp)
          if (note !== undefined) await attachNote(transaction, event, reference, note)
        }
        const restored = changes.filter(({ from }) => from === 'spam')
        await queueNotifications(
          transaction,
          restored.map(({ reference }) => ({ kind: 'enquiry', reference, now: stamp.now })),
        )
        return { outcome: 'changed', changes }
      })
    } catch (error) {
      if (error instanceof Refused) return { outcome: 'refused', refusals: error.refusals }
      throw error
    }
  })
}

async function move(transaction: Knex, references: string[], to: EnquiryStatus): Promise<StatusChange[]> {
  const changes: StatusChange[] = []
  for (const from of statusesLeadingTo(to)) {
    const moved: { reference: string }[] = await transaction('enquiries')
      .whereIn('reference', references)
      .where({ status: from })
      .whereNotIn(
        'reference',
        changes.map((change) => change.reference),
      )
      .update({ status: to })
      .returning('reference')
    changes.push(...moved.map(({ reference }) => ({ reference, from })))
  }
  return changes
}

async function refusals(
  transaction: Knex,
  wanted: string[],
  changes: StatusChange[],
): Promise<StatusRefusal[]> {
  const moved = new Set(changes.map((change) => change.reference))
  const left = wanted.filter((reference) => !moved.has(reference))
  const rows = await EnquiryRecord.query(transaction).select('reference', 'status').whereIn('reference', left)
  const statuses = new Map(rows.map((row) => [row.reference, row.status]))
  return left.map((reference) => {
    const from = statuses.get(reference)
    return from ? { reference, from } : { reference }
  })
}
