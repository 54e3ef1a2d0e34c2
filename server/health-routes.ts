import type { RequestHandler } from 'express'
import type { Knex } from 'knex'
import { writeFailure } from '../database/database-health.ts'
import { errorFields } from './error-fields.ts'
import type { Log } from './log.ts'
import type { Outbox } from './outbox/outbox.ts'

/** Milliseconds for which an answer counts: each trial is a write, and uses up numbers of PostgreSQL's sequences. */
const lasting = 1_000

/** Returns a check of whether enquiries can be stored now. Callers within a second share one trial. Changes are logged. */
export function readiness(database: Knex, clock: () => Date, log: Log): () => Promise<boolean> {
  let trial: Promise<boolean> | undefined
  /** Undefined while a trial is under way. */
  let ended: number | undefined
  let wasReady = true
  const examine = async () => {
    const failure = await writeFailure(database)
    const isReady = failure === undefined
    if (wasReady && !isReady) log.error('not_ready', errorFields(failure))
    if (isReady && !wasReady) log.info('ready_again')
    wasReady = isReady
    return isReady
  }
  return () => {
    // In either direction, as the clock may be set back.
    const isOld = ended !== undefined && Math.abs(clock().getTime() - ended) >= lasting
    if (trial && !isOld) return trial
    ended = undefined
    trial = examine().finally(() => {
      ended = clock().getTime()
    })
    return trial
  }
}

/** `GET /healthz`: the process can serve. */
export const healthy: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

/** `GET /readyz`: 503 when the database cannot be written to in time. The body also counts the mails that failed or are delayed. */
export function ready(canStore: () => Promise<boolean>, outbox: Pick<Outbox, 'undelivered'>): RequestHandler {
  return async (_request, response) => {
    const isReady = await canStore()
    const { failed, delayed } = outbox.undelivered()
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: isReady ? 'ok' : 'database unavailable',
        ...(failed > 0 && { failedNotifications: failed }),
        ...(delayed > 0 && { delayedNotifications: delayed }),
      })
  }
}
