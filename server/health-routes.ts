import type { RequestHandler } from 'express'
import type { Knex } from 'knex'
import { databaseAcceptsWrites } from '../database/enquiries.ts'
import type { Outbox } from './outbox/outbox.ts'

/** `GET /healthz`: the process can serve. */
export const healthy: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

/**
 * `GET /readyz`: the database takes what visitors send; 503 when it does not, or not in time. Mails that failed are counted
 * beside it.
 */
export function ready(database: Knex, outbox: Pick<Outbox, 'failed'>): RequestHandler {
  return async (_request, response) => {
    const answers = await databaseAcceptsWrites(database)
    const failed = outbox.failed()
    response
      .status(answers ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: answers ? 'ok' : 'database unavailable',
        ...(failed > 0 && { failedNotifications: failed }),
      })
  }
}
