import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'
import { hour, minute } from '../schemas/time/durations.ts'
import { connectionInfo } from './connection-info.ts'
import { guarded } from './database-errors.ts'
import { countRows } from './tables.ts'

/** Mails about an enquiry: `enquiry` goes to the clinic, `acknowledgement` to the visitor. */
export type EnquiryMailKind = 'enquiry' | 'acknowledgement'

/** What a mail is about. A `digest` goes to the clinic. */
type MailSubject =
  | { kind: EnquiryMailKind; reference: string; day: null }
  | { kind: 'digest'; reference: null; day: string }

/** `sending` is leased to a process until it is due again; `skipped` had nothing to say. */
type NotificationState = 'waiting' | 'sending' | 'sent' | 'failed' | 'skipped'

/** SMTP reply codes by recipient. */
export type Replies = Record<string, number>

/** The reply code for a recipient whose server accepted the mail. */
export const accepted = 250

/** A mail that has to be sent. Times are ISO 8601 in UTC. */
export type Notification = MailSubject & {
  id: number
  state: NotificationState
  /** How often it was leased, this time included. */
  attempts: number
  createdAt: string
  dueAt: string
  /** After this a failure is final. */
  giveUpAt: string
  sentAt: string | null
  /** Why the last attempt failed: an SMTP reply code such as `450`, or a network error such as `ECONNREFUSED`. */
  errorCode: string | null
  messageId: string | null
  /** The last SMTP reply code for each recipient, once a mail server was asked. */
  replies: Replies | null
}

/** The outcome of an attempt to send. */
export type DeliveryOutcome =
  | { state: 'sent'; sentAt: Date; replies?: Replies }
  | { state: 'waiting'; dueAt: Date; errorCode: string | null; replies?: Replies }
  | { state: 'failed'; errorCode: string; replies?: Replies }
  | { state: 'skipped' }

/** How long to keep trying a mail about an enquiry. */
export const triedFor = 72 * hour
/** The next day's digest replaces it. */
const digestTriedFor = 20 * hour
/** A longer wait means that the clock was set back. */
const longestWait = 2 * hour
const pending: readonly NotificationState[] = ['waiting', 'sending']

/** When to stop trying a mail about an enquiry that is queued now. */
export const giveUpAt = (now: Date): string => new Date(now.getTime() + triedFor).toISOString()

const giveUpDigestAt = (now: Date) => new Date(now.getTime() + digestTriedFor).toISOString()

/** Queues the clinic's mail about an enquiry, in the transaction that makes it new again, unless it has one that was not skipped. */
export async function queueEnquiryMail(transaction: Knex, reference: string, now: Date): Promise<void> {
  await queue(transaction, { kind: 'enquiry', reference }, giveUpAt(now), now)
}

/** Queues the digest of a day, once however many processes ask; again if it was skipped. */
export async function queueDigest(db: Knex, day: string, now: Date): Promise<void> {
  await guarded(db, () => queue(db, { kind: 'digest', day }, giveUpDigestAt(now), now))
}

type NotificationKey = { kind: 'enquiry'; reference: string } | { kind: 'digest'; day: string }

const queue = (db: Knex, key: NotificationKey, give_up_at: string, now: Date) =>
  db('notifications')
    .insert({ ...key, ...initialColumns(now), give_up_at })
    .onConflict(Object.keys(key))
    .merge(['state', 'attempts', 'due_at', 'give_up_at'])
    .where('notifications.state', 'skipped')

/** Drops digests of earlier days that were not sent: the next one says what is still to be said. */
export async function dropDigestsBefore(db: Knex, day: string): Promise<void> {
  await guarded(db, () =>
    db('notifications')
      .where({ kind: 'digest' })
      .where('day', '<', day)
      .whereIn('state', ['waiting', 'failed'])
      .delete(),
  )
}

/**
 * Takes the next mail that is due, so that no other process sends it before `until`. When none is due, nothing is written.
 *
 * @param messageId is stored unless an earlier attempt stored one
 */
export function leaseNotification(
  db: Knex,
  { now, until, messageId }: { now: Date; until: Date; messageId: string },
): Promise<Notification | undefined> {
  const due = () =>
    db('notifications')
      .select('id')
      .whereIn('state', pending)
      .where((time) =>
        time
          .where('due_at', '<=', now.toISOString())
          .orWhere('due_at', '>', new Date(now.getTime() + longestWait).toISOString()),
      )
      .orderBy(['due_at', 'id'])
      .limit(1)
  return guarded(db, async () => {
    if (!(await due().first())) return undefined
    const next = connectionInfo(db).dialect === 'postgres' ? due().forUpdate().skipLocked() : due()
    const [row] = await db('notifications')
      .where('id', next)
      .update({
        state: 'sending',
        due_at: until.toISOString(),
        attempts: db.raw('attempts + 1'),
        message_id: db.raw('coalesce(message_id, ?)', [messageId]),
      })
      .returning('*')
    return row && toNotification(row)
  })
}

/** Records the outcome of an attempt. Any but `sent` is ignored if another process has leased the mail since. */
export async function recordOutcome(
  db: Knex,
  { id, attempts }: Notification,
  outcome: DeliveryOutcome,
): Promise<void> {
  await guarded(db, () => {
    const { state } = outcome
    const row = db('notifications').where({ id })
    if (state === 'sent') {
      const replies = outcome.replies ? JSON.stringify(outcome.replies) : null
      return row.update({ state, sent_at: outcome.sentAt.toISOString(), error_code: null, replies })
    }
    return row.where({ attempts, state: 'sending' }).update({
      state,
      ...('errorCode' in outcome && { error_code: outcome.errorCode }),
      ...('dueAt' in outcome && { due_at: outcome.dueAt.toISOString() }),
      ...('replies' in outcome && { replies: JSON.stringify(outcome.replies) }),
    })
  })
}

/** Mails that were not sent, oldest first. */
export function unsentNotifications(db: Knex): Promise<Notification[]> {
  return guarded(db, async () => {
    const rows = await db('notifications')
      .whereIn('state', [...pending, 'failed'])
      .orderBy('id')
    return rows.map(toNotification)
  })
}

/** Mails about enquiries that are still to be sent. */
export const pendingMails = (db: Knex) =>
  db('notifications').where({ kind: 'enquiry' }).whereIn('state', pending)

/** A mail that a server asks to send later normally goes within minutes. */
const longDelay = hour
/** A mail that is due is normally taken within a second, or within minutes behind a backlog. */
const longestRest = 10 * minute

/** Mails about enquiries long refused, or not tried or given up in time. One that staff have just sent again has no attempts yet. */
const delayed = (db: Knex, now: Date) => {
  const ago = (duration: number) => new Date(now.getTime() - duration).toISOString()
  return pendingMails(db).where((mail) =>
    mail
      .where((refused) =>
        refused.where('attempts', '>', 0).whereNotNull('error_code').where('created_at', '<', ago(longDelay)),
      )
      .orWhere('due_at', '<', ago(longestRest))
      .orWhere('give_up_at', '<', ago(0)),
  )
}

/** The oldest mail about an enquiry that is delayed. */
export async function firstDelayed(db: Knex, now: Date): Promise<Notification | undefined> {
  const row: object | undefined = await guarded(db, () => delayed(db, now).orderBy('id').first('*'))
  return row && toNotification(row)
}

/** When the last mail about an enquiry was sent, and which of the clinic's addresses refused it, each with the reply code. */
export async function lastRefusals(
  db: Knex,
): Promise<{ sentAt: string; refused: [address: string, code: number][] }> {
  const last: { sent_at: string; replies: string | null } | undefined = await guarded(db, () =>
    db('notifications')
      .where({ kind: 'enquiry', state: 'sent' })
      .orderBy('sent_at', 'desc')
      .first('sent_at', 'replies'),
  )
  const replies: Replies = JSON.parse(last?.replies ?? '{}')
  return {
    sentAt: last?.sent_at ?? '',
    refused: Object.entries(replies).filter(([, code]) => code !== accepted),
  }
}

/** Mails about enquiries: how many wait, how many of those are delayed, and how many failed while their enquiry is new. */
export function countNotifications(
  db: Knex,
  now: Date,
): Promise<{ waiting: number; delayed: number; failed: number }> {
  return guarded(db, async () => ({
    waiting: await countRows(pendingMails(db)),
    delayed: await countRows(delayed(db, now)),
    failed: await countRows(
      db('notifications')
        .where({ kind: 'enquiry', state: 'failed' })
        .whereExists(
          db('enquiries')
            .where({ status: 'new' })
            .where('enquiries.reference', db.ref('notifications.reference')),
        ),
    ),
  }))
}

/** Makes mails due now that failed or, unless `failed` asks for those only, wait. Returns their references, or the days of digests. */
export function makeDue(db: Knex, references: readonly string[] | 'failed', now: Date): Promise<string[]> {
  return guarded(db, async () => {
    const rows = db('notifications').whereIn(
      'state',
      references === 'failed' ? ['failed'] : ['failed', 'waiting'],
    )
    if (references !== 'failed') rows.whereIn('reference', references)
    const { state, due_at } = initialColumns(now)
    // An acknowledgement that starts from 0 attempts would count as a second one in its hour, and be skipped.
    const attempts = db.raw(`case kind when 'acknowledgement' then attempts else 0 end`)
    const give_up_at = db.raw(`case kind when 'digest' then ? else ? end`, [
      giveUpDigestAt(now),
      giveUpAt(now),
    ])
    const retried: { reference: string | null; day: string | null }[] = await rows
      .update({ state, attempts, due_at, give_up_at })
      .returning(['reference', 'day'])
    return retried.map(({ reference, day }) => reference ?? day ?? '').sort()
  })
}

function initialColumns(now: Date) {
  const moment = now.toISOString()
  return { state: 'waiting', attempts: 0, created_at: moment, due_at: moment }
}

const { parse } = snakeCaseMappers()

function toNotification(row: object): Notification {
  const { replies, ...same } = parse(row)
  return { ...same, replies: replies && JSON.parse(replies) } as Notification
}
