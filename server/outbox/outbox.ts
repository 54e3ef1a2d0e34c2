import { setTimeout as pause } from 'node:timers/promises'
import { needingAttention } from '../../database/enquiries/mail-facts.ts'
import { countNotifications, dropDigestsBefore, queueDigest } from '../../database/notifications.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { minute } from '../../schemas/time/durations.ts'
import { ukHour } from '../../schemas/time/london-time.ts'
import { errorFields } from '../error-fields.ts'
import { type DeliveryOptions, deliverNext } from './deliver.ts'

/** Sends mails beside the enquiries, so that no visitor waits for a mail server. */
export interface Outbox {
  /** How many enquiries the clinic could not be told about, when last counted. */
  failed: () => number
  /** Resolves once the mail under way is sent, or was aborted at the deadline. */
  stop: (deadlineMs: number) => Promise<void>
}

const digestHour = 8
/** How often to look whether a digest has something to say. */
const digestInterval = minute
/** How often to look for mails, and how long to rest after each: a backlog neither holds up enquiries nor floods anybody. */
const interval = 1_000
const rest = 250

export function startOutbox(options: DeliveryOptions): Outbox {
  const { database, clock, log } = options
  const stopping = new AbortController()
  const cut = new AbortController()
  let failed = 0
  let lookedAt = 0
  let isFaulty = false

  const queueDigestIfNeeded = async (now: Date) => {
    const today = londonDate(now)
    if (ukHour(now) < digestHour) return
    await dropDigestsBefore(database, today)
    const { overdue, failed: untold } = await needingAttention(database, now)
    if (overdue.length + untold.length === 0) return
    await queueDigest(database, today, now)
  }
  const round = async () => {
    const now = clock()
    // Also where the clock was set back.
    if (Math.abs(now.getTime() - lookedAt) >= digestInterval) {
      await queueDigestIfNeeded(now)
      lookedAt = now.getTime()
    }
    failed = (await countNotifications(database)).failed
    const wasDue = await deliverNext(options, cut.signal)
    isFaulty = false
    return wasDue ? rest : interval
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      const wait = await round().catch((error: unknown) => {
        if (!isFaulty) log.error('outbox_interrupted', errorFields(error))
        isFaulty = true
        return interval
      })
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = run()
  return {
    failed: () => failed,
    stop: async (deadlineMs) => {
      stopping.abort()
      const timer = setTimeout(() => cut.abort(), deadlineMs)
      await ended
      clearTimeout(timer)
    },
  }
}
