import type { Knex } from 'knex'
import {
  type Change,
  type ChangeAction,
  type ChangedField,
  changeActions,
} from '../../schemas/enquiry-history.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { guarded } from '../database-errors.ts'
import { queueEnquiryMail } from '../notifications.ts'
import { changeEnquiries, type DoneChange, type Obstacle } from './change-enquiries.ts'
import { setField, setRestricted } from './edit-enquiry.ts'
import type { AuditStamp } from './enquiry-event.ts'
import { strikeNote, textInForce } from './enquiry-note.ts'

/** A change that can be taken back, with the values it changed. */
export interface PastChange {
  id: number
  reference: string
  name: string
  action: ChangeAction
  at: string
  from: EnquiryStatus | null
  to: EnquiryStatus | null
  refersTo: number | null
  field: ChangedField | null
  before: string | null
  after: string | null
  /** Whether it has a note; 0 or 1 on SQLite. */
  hasNote: boolean | number
}

/**
 * The changes of one command by `actor` that can be taken back and were not yet, on enquiries that still exist.
 *
 * @param eventId one of these changes; without it, the actor's last command is meant
 */
export function ownChanges(db: Knex, actor: string, eventId?: number): Promise<PastChange[]> {
  return guarded(db, async () => {
    const meant: { id: number; together_with: number | null } | undefined = await undoableEvents(db, actor)
      .where(eventId === undefined ? {} : { 'event.id': eventId })
      .orderBy('event.id', 'desc')
      .first('event.id', 'event.together_with')
    if (!meant) return []
    const first = meant.together_with ?? meant.id
    return undoableEvents(db, actor)
      .where((same) => same.where('event.id', first).orWhere('event.together_with', first))
      .leftJoin('enquiry_changes as value', 'value.event_id', 'event.id')
      .orderBy('event.id')
      .select({
        id: 'event.id',
        reference: 'event.reference',
        name: 'enquiry.name',
        action: 'event.action',
        at: 'event.at',
        from: 'event.from_status',
        to: 'event.to_status',
        refersTo: 'event.refers_to',
        field: 'value.field',
        before: 'value.before',
        after: 'value.after',
        hasNote: db.raw(`(${hasNote})`),
      })
  })
}

/** What a member of staff did. The literal is the condition of the index of such events, which would not be used without it. */
const eventsBy = (db: Knex, actor: string) =>
  db('enquiry_events as event').where('event.actor', actor).whereRaw("event.actor <> 'website'")

/** Changes by `actor` that were not taken back. A note that was deleted for good is not there to be taken back. */
function undoableEvents(db: Knex, actor: string) {
  return eventsBy(db, actor)
    .join('enquiries as enquiry', 'enquiry.reference', 'event.reference')
    .whereIn('event.action', changeActions)
    .whereRaw(isNotUndone('event'))
    .whereRaw(isNotGone)
}

const hasNote = 'exists (select 1 from enquiry_notes note where note.event_id = event.id)'

/** SQL: the event is not about a note that was deleted for good. */
const isNotGone = `(event.action not in ('noted', 'note corrected', 'note removed') or ${hasNote})`

const finalActions = ['note removed', 'erased'] as const

/** An action that cannot be taken back, and whose enquiry it was; without a name once that is erased. */
export interface FinalAction {
  action: (typeof finalActions)[number]
  reference: string
  name: string | null
}

/** The last action of `actor` after an event that cannot be taken back: undo skips it, and they should know. */
export function lastFinal(db: Knex, actor: string, after: number): Promise<FinalAction | undefined> {
  return guarded(db, () =>
    eventsBy(db, actor)
      .leftJoin('enquiries as enquiry', 'enquiry.reference', 'event.reference')
      .whereIn('event.action', finalActions)
      .where('event.id', '>', after)
      .orderBy('event.id', 'desc')
      .first('event.reference', 'event.action', 'enquiry.name'),
  )
}

/** SQL: the event was not taken back. The action is a literal, since with a binding no index would be used. */
export function isNotUndone(event: string): string {
  return `not exists (select 1 from enquiry_events undo where undo.action = 'undone' and undo.refers_to = ${event}.id)`
}

/**
 * Takes changes back, all or none. Refused when somebody has since changed the same thing.
 *
 * @throws ChangeRefused with every reason
 */
export function undoChanges(db: Knex, past: readonly PastChange[], stamp: AuditStamp): Promise<Change[]> {
  const changesOf = (reference: string) =>
    past.filter((change) => change.reference === reference).toReversed()
  return changeEnquiries(db, {
    references: past.map(({ reference }) => reference),
    stamp,
    check: async (enquiry, transaction) => {
      for (const change of changesOf(enquiry.reference)) {
        const reason = await undoRefusal(transaction, enquiry, change)
        if (reason) return reason
      }
      return undefined
    },
    change: async (enquiry, { transaction, record }) => {
      const done: DoneChange[] = []
      let present = enquiry
      for (const change of changesOf(enquiry.reference)) {
        present = await takeBack(transaction, present, change, stamp)
        const { id: refersTo, action: undid } = change
        const [from, to] = [change.to ?? undefined, change.from ?? undefined]
        const recorded = await record({ action: 'undone', refersTo, from, to })
        const effects = { ...valuesBack(change), ...sideEffects(change, present) }
        done.push({ ...effects, ...recorded, undid, restricted: present.restricted })
      }
      return done
    },
  })
}

async function undoRefusal(
  transaction: Knex,
  enquiry: StoredEnquiry,
  change: PastChange,
): Promise<Obstacle | undefined> {
  const { id, action, to, field, after } = change
  const changedBy = await changedSince(transaction, change)
  if (changedBy !== undefined) return { changedBy }
  switch (action) {
    case 'moved':
    case 'corrected':
      return enquiry.status === to ? undefined : 'changed'
    case 'noted':
    case 'note corrected':
      return (await textInForce(transaction, id)) === undefined ? 'changed' : undefined
    case 'restricted':
    case 'released':
      return enquiry.restricted === (action === 'restricted') ? undefined : 'changed'
    default:
      return field && (enquiry[field] ?? null) === after ? undefined : 'changed'
  }
}

/** Actions that change the same thing, whatever they change it to. */
const rivals: ChangeAction[][] = [
  ['moved', 'corrected'],
  ['restricted', 'released'],
]

/** The last event since that took this change back or changed the same thing, even if that led back to the same value. */
async function changedSince(
  transaction: Knex,
  { id, reference, action, field }: PastChange,
): Promise<number | undefined> {
  const same = rivals.find((actions) => actions.includes(action))
  const last: { id: number } | undefined = await transaction('enquiry_events as event')
    .leftJoin('enquiry_changes as value', 'value.event_id', 'event.id')
    .where('event.reference', reference)
    .where('event.id', '>', id)
    .whereRaw(isNotUndone('event'))
    .whereRaw(isNotGone)
    .where((one) => {
      one.where('event.refers_to', id)
      if (same) one.orWhereIn('event.action', same)
      else if (field) one.orWhere('value.field', field)
    })
    .orderBy('event.id', 'desc')
    .first('event.id')
  return last?.id
}

/** Returns the enquiry as it is afterwards. */
async function takeBack(
  transaction: Knex,
  enquiry: StoredEnquiry,
  { id, action, from, refersTo, field, before, after }: PastChange,
  { now }: AuditStamp,
): Promise<StoredEnquiry> {
  const { reference } = enquiry
  let present = enquiry
  await strikeNote(transaction, id, true)
  if (action === 'note corrected' && refersTo !== null) await strikeNote(transaction, refersTo, false)
  // A time to ring back that was set since then is kept.
  if (field && (enquiry[field] ?? null) === after)
    present = await setField(transaction, present, field, before ?? undefined)
  if (from) {
    await transaction('enquiries').where({ reference }).update({ status: from })
    if (from === 'new') await queueEnquiryMail(transaction, reference, now)
  }
  if (action === 'restricted' || action === 'released') {
    const restricted = action === 'released'
    await setRestricted(transaction, present, restricted, now)
    present = { ...present, restricted }
  }
  return present
}

/** The values before and after the change was taken back; the audit does not repeat them. */
function valuesBack({ field, before, after }: PastChange): Partial<DoneChange> {
  if (!field) return {}
  return { field, ...(after && { before: after }), ...(before && { after: before }) }
}

/** What taking back a change did besides: its note is struck out, and a time to ring back is set or cleared with the move. */
function sideEffects(
  { action, from, before, after, hasNote }: PastChange,
  { ringBackAt }: StoredEnquiry,
): Partial<DoneChange> {
  return {
    ...(hasNote && action !== 'note corrected' && { noteStruck: true }),
    ...(from && before && ringBackAt === before && { ringBackRestored: before }),
    ...(from && after && !ringBackAt && { ringBackCleared: after }),
  }
}
