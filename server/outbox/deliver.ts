import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import {
  accepted,
  type DeliveryOutcome,
  enquiryForMail,
  leaseNotification,
  type Notification,
  needingAttention,
  type Replies,
  recordOutcome,
} from '../../database/notifications.ts'
import { acknowledgementKey, rateLimitHit } from '../../database/rate-limit.ts'
import type { Log } from '../log.ts'
import { type MailFailure, mailFailure, refusal, retryDelay, unserved } from './failure.ts'
import type { Mail, SendMail } from './mail.ts'
import { acknowledgementMail, type ClinicContact, digestMail, enquiryMail } from './write-mail.ts'

export interface DeliveryOptions {
  database: Knex
  clock: () => Date
  log: Log
  send: SendMail
  from: string
  /** The clinic's own addresses. */
  to: readonly string[]
  /** Whether mails to visitors leave this machine; otherwise they are not written, since files hold no personal data. */
  reachesVisitors: boolean
  clinic: ClinicContact | undefined
  /** The longest that one mail may take, in milliseconds. */
  sendTimeout: number
}

/** Outlasts a send and what the database does around it. */
const leaseMargin = 40_000
const acknowledgementWindow = 3_600

/** Nothing to send: for good, or until later. */
type Withheld = Extract<DeliveryOutcome, { state: 'skipped' | 'waiting' }>

/**
 * Sends the next mail that is due, outside any transaction, and records what became of it. False when none is due. A
 * process that is killed before it has recorded that a mail was sent leaves it to be sent again, under the same Message-ID.
 *
 * @param cut aborts the send; the mail is then due at once, for another process
 */
export async function deliverNext(options: DeliveryOptions, cut: AbortSignal): Promise<boolean> {
  const { database, clock, from, sendTimeout } = options
  const now = clock()
  const notification = await leaseNotification(database, {
    now,
    until: new Date(now.getTime() + sendTimeout + leaseMargin),
    messageId: `<${randomUUID()}@${from.split('@')[1]}>`,
  })
  if (!notification) return false
  const mail = await compose(notification, options)
  const outcome = 'state' in mail ? mail : await attempt(notification, mail, options, cut)
  await recordOutcome(database, notification, outcome)
  return true
}

async function attempt(
  notification: Notification,
  mail: Mail,
  options: DeliveryOptions,
  cut: AbortSignal,
): Promise<DeliveryOutcome> {
  const { clock, log, send, from, sendTimeout } = options
  const { kind, attempts, reference, day, messageId } = notification
  const before = notification.replies ?? {}
  const recipients = unserved(mail.to, before)
  const name = `${kind}-${reference ?? day}`
  const addressed = { ...mail, recipients, from, messageId: messageId ?? '', name }
  try {
    const signal = AbortSignal.any([cut, AbortSignal.timeout(sendTimeout)])
    const { refused } = recipients.length > 0 ? await send(addressed, signal) : { refused: {} }
    const answers: Replies = Object.fromEntries(
      recipients.map((address) => [address, refused[address] ?? accepted]),
    )
    const replies = Object.fromEntries(
      mail.to.map((address) => [address, answers[address] ?? before[address] ?? accepted]),
    )
    const failure = refusal(replies)
    // A visitor's address is not kept here.
    if (failure) return putOff(notification, failure, options, kind !== 'acknowledgement' && { replies })
    log.info('notification_sent', { kind, attempt: attempts })
    return { state: 'sent', sentAt: clock() }
  } catch (error) {
    if (cut.aborted) return { state: 'waiting', dueAt: clock(), errorCode: null }
    return putOff(notification, mailFailure(error), options, notification.replies && { replies: before })
  }
}

/**
 * Until the next attempt, or for good. A mail that some of its recipients took has done its work: one dead mailbox does not
 * make it a failure.
 */
function putOff(
  { kind, attempts, giveUpAt }: Notification,
  { code: errorCode, isFinal }: MailFailure,
  { clock, log }: DeliveryOptions,
  answers: { replies: Replies } | false | null = null,
): DeliveryOutcome {
  const now = clock()
  const fields = { kind, attempt: attempts, errorCode }
  const left = Date.parse(giveUpAt) - now.getTime()
  if ((isFinal || left <= 0) && answers && Object.values(answers.replies).includes(accepted)) {
    log.warn('recipient_refused', fields)
    return { state: 'sent', sentAt: now, ...answers }
  }
  if (isFinal || left <= 0) {
    log.error('notification_failed', fields)
    return { state: 'failed', errorCode, ...answers }
  }
  log.warn('notification_delayed', fields)
  const dueAt = new Date(now.getTime() + Math.min(left, retryDelay(attempts)))
  return { state: 'waiting', dueAt, errorCode, ...answers }
}

async function compose(notification: Notification, options: DeliveryOptions): Promise<Mail | Withheld> {
  const { database, clock, to, clinic } = options
  const { kind, reference } = notification
  if (reference === null) {
    const digest = digestMail(await needingAttention(database, clock()))
    return digest ? { ...digest, to } : { state: 'skipped' }
  }
  const enquiry = await enquiryForMail(database, reference)
  if (!enquiry || enquiry.status === 'spam') return { state: 'skipped' }
  if (kind === 'enquiry') return { ...enquiryMail(reference, enquiry.createdAt), to }
  const withheld = await withheldAcknowledgement(notification, enquiry.email, options)
  return withheld ?? { ...acknowledgementMail(reference, clinic), to: [enquiry.email] }
}

/** One attempt for an address and hour, so that nobody can have a stranger flooded: others go without, a retry waits. */
async function withheldAcknowledgement(
  { attempts }: Notification,
  email: string,
  { database, clock, reachesVisitors }: DeliveryOptions,
): Promise<Withheld | undefined> {
  if (!reachesVisitors) return { state: 'skipped' }
  const now = clock()
  const { count, retryAfterSeconds } = await rateLimitHit(
    database,
    acknowledgementKey(email),
    acknowledgementWindow,
    now,
  )
  if (count === 1) return undefined
  if (attempts === 1) return { state: 'skipped' }
  return { state: 'waiting', dueAt: new Date(now.getTime() + retryAfterSeconds * 1000), errorCode: null }
}
