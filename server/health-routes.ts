import type { RequestHandler } from 'express'
import type { Knex } from 'knex'
import { databaseAcceptsWrites } from '../database/database-health.ts'
import type { Log } from './log.ts'
import type { Outbox } from './outbox/outbox.ts'

/** `GET /healthz`: the process can serve. */
export const healthy: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

/**
 * `GET /readyz`: 503 when the database does not take writes in time. The answer also counts the mails that failed or are delayed. Anybody
 * may ask, and each trial is a write, so those who ask meanwhile share one. A change of the answer is logged.
 */
export function ready(database: Knex, outbox: Pick<Outbox, 'untold'>, log: Log): RequestHandler {
  let trial: Promise<boolean> | undefined
  let wasReady = true
  return async (_request, response) => {
    trial ??= databaseAcceptsWrites(database).finally(() => {
      trial = undefined
    })
    const isReady = await trial
    if (wasReady && !isReady) log.error('not_ready')
    if (isReady && !wasReady) log.info('ready_again')
    wasReady = isReady
    const { failed, delayed } = outbox.untold()
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
