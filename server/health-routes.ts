import type { RequestHandler } from 'express'
import type { Outbox } from './outbox/outbox.ts'

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
