import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { day, hour } from '../../schemas/time/durations.ts'
import { type PurgeDoubt, periodBefore, type RetentionPeriod } from '../../schemas/time/retention-period.ts'
import { aheadFrom } from '../../schemas/time/waiting.ts'
import { inParts } from '../batches.ts'
import { connectionInfo } from '../connection-info.ts'
import { guarded } from '../database-errors.ts'
import { freeDeletedBytes } from '../free-deleted-bytes.ts'
import { countRows } from '../tables.ts'
import { type AuditStamp, recordEvent } from './enquiry-event.ts'

/** What a purge would delete, and a reason to doubt it. */
interface PurgePlan {
  /** Enquiries received before this are due, whatever their status. */
  before: Date
  references: string[]
  /** How many more are due but restricted, as the people concerned asked (UK GDPR, article 18); they stay. */
  restricted: number
  total: number
  doubt?: PurgeDoubt
}

const largestShare = 0.2
const longestDelay = 7 * day

/** What is due now under a period of retention, and why the clock may be wrong, if it may; nothing is deleted. */
export function planPurge(db: Knex, period: RetentionPeriod, now: Date): Promise<PurgePlan> {
  return guarded(db, async () => {
    const before = periodBefore(now, period)
    const references: string[] = await purgeable(db, before).orderBy('id').pluck('reference')
    const restricted = await countRows(due(db, before).whereRaw('restricted'))
    const [all] = await db('enquiries').count({ count: '*' }).max({ newest: 'created_at' })
    const total = Number(all?.count ?? 0)
    const aWeekAgo = new Date(now.getTime() - longestDelay)
    const late = await purgeable(db, periodBefore(aWeekAgo, period))
      .whereNotIn('reference', releasedSince(db, aWeekAgo))
      .first('id')
    const isAhead = String(all?.newest ?? '') >= aheadFrom(now).toISOString()
    const isMuch = references.length > total * largestShare
    const doubt: PurgeDoubt | undefined = isAhead ? 'clock' : isMuch ? 'share' : late ? 'late' : undefined
    return { before, references, restricted, total, ...(doubt && { doubt }) }
  })
}

/**
 * SQLite has one writer, and takes up to 15 ms to overwrite one enquiry in the search index. So only this many are deleted at
 * once, with this many milliseconds in between, and visitors who send an enquiry meanwhile wait no more than a moment.
 */
const purgeSize = 20
const purgePause = 150

/**
 * Deletes what is planned and still due at that moment, a few at a time; `onDeleted` hears at once which are gone. `freed` is false
 * where bytes remain in a SQLite file.
 */
export async function purgeEnquiries(
  db: Knex,
  { before, references }: PurgePlan,
  stamp: AuditStamp,
  onDeleted: (references: readonly string[]) => void = () => {},
): Promise<{ deleted: string[]; freed: boolean }> {
  const isSqlite = connectionInfo(db).dialect === 'sqlite'
  const deleted: string[] = []
  for (const part of inParts(references, isSqlite ? purgeSize : undefined)) {
    const gone = await guarded(db, () => purgePart(db, part, before, stamp))
    deleted.push(...gone)
    onDeleted(gone)
    if (isSqlite) await setTimeout(purgePause)
  }
  // Even when nothing is due any more, since a purge by the command may have been killed before this.
  return { deleted, freed: await freeDeletedBytes(db) }
}

function purgePart(db: Knex, part: readonly string[], before: Date, stamp: AuditStamp): Promise<string[]> {
  return db.transaction(async (transaction) => {
    // A write first: a transaction that reads before it writes can be refused on SQLite.
    await transaction('idempotency_keys').whereIn('reference', part).delete()
    // Locked, so that what somebody restricts meanwhile on PostgreSQL is not reported as deleted.
    const present: string[] = await purgeable(transaction, before)
      .whereIn('reference', part)
      .orderBy('id')
      .forUpdate()
      .pluck('reference')
    await purgeable(transaction, before).whereIn('reference', present).delete()
    if (present.length > 0)
      await recordEvent(transaction, { action: 'purged', affected: present.length }, stamp)
    return present
  })
}

const keyLifetime = 72 * hour
/** For how many days mails that were sent can be traced. */
export const mailLifetimeDays = 30

/** Deletes short-lived rows: idempotency keys, counts whose window is over, and mails that were sent. */
export function purgeShortLived(db: Knex, now: Date): Promise<void> {
  return guarded(db, async () => {
    const old = due(db, new Date(now.getTime() - keyLifetime)).select('reference')
    await db('idempotency_keys').whereIn('reference', old).delete()
    // No window lasts for days: one that seems to was opened while a clock was ahead.
    const tooFar = new Date(now.getTime() + 2 * day).toISOString()
    await db('rate_limits')
      .where('expires_at', '<=', now.toISOString())
      .orWhere('expires_at', '>', tooFar)
      .delete()
    const mailsBefore = new Date(now.getTime() - mailLifetimeDays * day).toISOString()
    await db('notifications')
      .whereIn('state', ['sent', 'skipped'])
      .where('created_at', '<', mailsBefore)
      .delete()
  })
}

/** Enquiries that may have been restricted until recently, and so became due later than their age suggests. */
const releasedSince = (db: Knex, moment: Date) =>
  db('enquiry_events')
    .select('reference')
    .whereIn('action', ['released', 'undone'])
    .whereNotNull('reference')
    .where('at', '>=', moment.toISOString())

const purgeable = (db: Knex, before: Date) => due(db, before).whereRaw('not restricted')

function due(db: Knex, before: Date) {
  return db('enquiries').where('created_at', '<', before.toISOString())
}
