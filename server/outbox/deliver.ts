import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { envelopeAddress } from '../../database/canonical-email.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { enquiryForMail, needingAttention } from '../../database/enquiries/mail-facts.ts'
import {
  accepted,
  type DeliveryOutcome,
  leaseNotification,
  type Notification,
  type Replies,
  recordOutcome,
} from '../../database/notifications.ts'
import { acknowledgementKey, rateLimitHit } from '../../database/rate-limit.ts'
import { isFinal, isNotTaken, mailFailure, mayBeTaken } from '../../schemas/mail-failure.ts'
import type { ClinicContact } from '../../schemas/site-facts.ts'
import { promiseEnds } from '../../schemas/time/response-promise.ts'
import { errorFields } from '../error-fields.ts'
import type { Log } from '../log.ts'
import type { Mail, SendMail } from './mail.ts'
import { failureOfReplies, nextRecipients, retryDelay } from './retries.ts'
import { acknowledgementMail, digestMail, enquiryMail } from './write-mail.ts'

export interface DeliveryOptions {
  database: Knex
  clock: () => Date
  log: Log
  send: SendMail
  from: string
  /** The clinic's own addresses. */
  to: readonly string[]
  /** Whether mails to visitors are sent; if not, they are not written to files either, which must hold no personal data. */
  reachesVisitors: boolean
  clinic: ClinicContact | undefined
  /** The longest that sending one mail may take, in milliseconds. */
  sendTimeout: number
}

/** Time for the database work before and after a send, in milliseconds. */
const leaseMargin = 40_000
const acknowledgementWindow = 3_600

/** Nothing to send: for good, or until later. */
type NotSent = Extract<DeliveryOutcome, { state: 'skipped' | 'waiting' }>

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
    messageId: `<${randomUUID()}@${envelopeAddress(from).split('@')[1]}>`,
  })
  if (!notification) return false
  const mail = await compose(notification, options).catch((error: unknown) =>
    outcomeOfComposeFailure(notification, error, options),
  )
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
  const recipients = nextRecipients(mail.to, before)
  const name = `${kind}-${reference ?? day}`
  const addressed = { ...mail, recipients, from, messageId: messageId ?? '', name }
  // Not `AbortSignal.any`: Node 20 loses a timeout signal that nothing else refers to.
  const end = new AbortController()
  const abort = () => end.abort()
  cut.addEventListener('abort', abort)
  const timer = setTimeout(abort, sendTimeout)
  try {
    if (cut.aborted) abort()
    const { refused } = recipients.length > 0 ? await send(addressed, end.signal) : { refused: {} }
    const answers: Replies = Object.fromEntries(
      recipients.map((address) => [address, refused[address] ?? accepted]),
    )
    const replies = Object.fromEntries(
      mail.to.map((address) => [address, answers[address] ?? before[address] ?? accepted]),
    )
    const failure = failureOfReplies(replies)
    // The replies to an acknowledgement are not kept, since they hold the visitor's address.
    const kept = kind === 'acknowledgement' ? null : replies
    if (failure) return outcomeOfFailure(notification, failure, options, kept)
    log.info('notification_sent', { kind, attempt: attempts })
    return { state: 'sent', sentAt: clock() }
  } catch (error) {
    if (cut.aborted) return { state: 'waiting', dueAt: clock(), errorCode: null }
    return outcomeOfFailure(notification, mailFailure(error), options, notification.replies)
  } finally {
    clearTimeout(timer)
    cut.removeEventListener('abort', abort)
  }
}

/** A mail that some of its recipients accepted counts as sent in the end: one dead mailbox does not make it a failure. */
function outcomeOfFailure(
  { kind, attempts, giveUpAt, errorCode: before }: Notification,
  errorCode: string,
  { clock, log }: DeliveryOptions,
  replies: Replies | null,
): DeliveryOutcome {
  const now = clock()
  const answers = replies && { replies }
  const fields = { kind, attempt: attempts, errorCode }
  const left = Date.parse(giveUpAt) - now.getTime()
  // A server may take mails without confirming it; a visitor must not be thanked over and over.
  const isEnough = kind === 'acknowledgement' && mayBeTaken(before) && mayBeTaken(errorCode)
  if (isFinal(errorCode) || left <= 0 || isEnough) {
    if (replies && Object.values(replies).includes(accepted)) {
      log.warn('recipient_refused', fields)
      return { state: 'sent', sentAt: now, ...answers }
    }
    log.error('notification_failed', fields)
    return { state: 'failed', errorCode, ...answers }
  }
  log.warn('notification_delayed', fields)
  const dueAt = new Date(now.getTime() + Math.min(left, retryDelay(attempts)))
  return { state: 'waiting', dueAt, errorCode, ...answers }
}

/** A mail that cannot be composed is retried like one that cannot be sent: the cause may be put right. */
function outcomeOfComposeFailure(
  notification: Notification,
  error: unknown,
  options: DeliveryOptions,
): DeliveryOutcome {
  if (error instanceof DatabaseUnavailable) throw error
  const { kind, attempts, replies } = notification
  options.log.error('notification_unmade', { kind, attempt: attempts, ...errorFields(error) })
  return outcomeOfFailure(notification, 'EUNMADE', options, replies)
}

async function compose(notification: Notification, options: DeliveryOptions): Promise<Mail | NotSent> {
  const { database, clock, to, clinic } = options
  if (notification.kind === 'digest') {
    const digest = digestMail(await needingAttention(database, clock()))
    return digest ? { ...digest, to } : { state: 'skipped' }
  }
  const { kind, reference } = notification
  const enquiry = await enquiryForMail(database, reference)
  if (!enquiry || enquiry.status === 'spam') return { state: 'skipped' }
  switch (kind) {
    case 'enquiry':
      return { ...enquiryMail(reference, enquiry.createdAt), to }
    case 'acknowledgement': {
      // It promises an answer, so it is pointless once that was given, or is late.
      const isLate = promiseEnds(new Date(enquiry.createdAt)) <= clock()
      if (enquiry.status !== 'new' || isLate) return { state: 'skipped' }
      const withheld = await withheldAcknowledgement(notification, enquiry.email, options)
      return withheld ?? { ...acknowledgementMail(reference, clinic), to: [enquiry.email] }
    }
  }
}

/**
 * Allows one acknowledgement per address and hour, so that nobody can flood a stranger: another is skipped. A retry waits,
 * unless the last attempt certainly reached nobody.
 */
async function withheldAcknowledgement(
  { attempts, errorCode }: Notification,
  email: string,
  { database, clock, reachesVisitors }: DeliveryOptions,
): Promise<NotSent | undefined> {
  if (!reachesVisitors) return { state: 'skipped' }
  const now = clock()
  const { count, retryAfterSeconds } = await rateLimitHit(
    database,
    acknowledgementKey(email),
    acknowledgementWindow,
    now,
  )
  if (count === 1 || (attempts > 1 && isNotTaken(errorCode))) return undefined
  if (attempts === 1) return { state: 'skipped' }
  return { state: 'waiting', dueAt: new Date(now.getTime() + retryAfterSeconds * 1000), errorCode }
}
