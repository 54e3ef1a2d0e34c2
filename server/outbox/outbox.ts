import { setTimeout as pause } from 'node:timers/promises'
import { needingAttention } from '../../database/enquiries/mail-facts.ts'
import { countNotifications, dropDigestsBefore, queueDigest } from '../../database/notifications.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { minute } from '../../schemas/time/durations.ts'
import { ukHour } from '../../schemas/time/london-time.ts'
import { errorFields } from '../error-fields.ts'
import { type DeliveryOptions, deliverNext } from './deliver.ts'

/** Sends mails in the background, so that no visitor waits for a mail server. */
export interface Outbox {
  /** How many mails to the clinic about enquiries had failed or were delayed when last counted. */
  undelivered: () => { failed: number; delayed: number }
  /** Resolves once the mail under way is sent, or was aborted at the deadline. */
  stop: (deadlineMs: number) => Promise<void>
}

const digestHour = 8
/** How often to check whether a digest is needed, in milliseconds. */
const digestInterval = minute
/** Milliseconds between checks for mails, and to rest after each mail: a backlog neither holds up enquiries nor floods anybody. */
const interval = 1_000
const rest = 250

export function startOutbox(options: DeliveryOptions): Outbox {
  const { database, clock, log } = options
  const stopping = new AbortController()
  const cut = new AbortController()
  let undelivered = { failed: 0, delayed: 0 }
  let lookedAt = 0
  const faulty = new Set<'digest' | undefined>()

  const queueDigestIfNeeded = async (now: Date) => {
    const today = londonDate(now)
    if (ukHour(now) < digestHour) return
    await dropDigestsBefore(database, today)
    const { overdue, failed } = await needingAttention(database, now)
    if (overdue.length + failed.length === 0) return
    await queueDigest(database, today, now)
  }
  const deliver = async (now: Date) => {
    undelivered = await countNotifications(database, now)
    return deliverNext(options, cut.signal)
  }
  /** Keeps a failure of one kind of work from stopping the other, and logs it once while it lasts. */
  const tried = async <Result>(work: Promise<Result>, kind?: 'digest') => {
    try {
      const result = await work
      faulty.delete(kind)
      return result
    } catch (error) {
      if (!faulty.has(kind)) log.error('outbox_interrupted', { ...(kind && { kind }), ...errorFields(error) })
      faulty.add(kind)
      return undefined
    }
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      const now = clock()
      // The absolute difference, in case the clock was set back.
      if (Math.abs(now.getTime() - lookedAt) >= digestInterval) {
        lookedAt = now.getTime()
        await tried(queueDigestIfNeeded(now), 'digest')
      }
      const wasDue = await tried(deliver(now))
      await pause(wasDue ? rest : interval, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = run()
  return {
    undelivered: () => undelivered,
    stop: async (deadlineMs) => {
      stopping.abort()
      const timer = setTimeout(() => cut.abort(), deadlineMs)
      await ended
      clearTimeout(timer)
    },
  }
}
