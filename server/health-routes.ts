import type { RequestHandler } from 'express'
import type { Knex } from 'knex'
import { databaseTakesWrites } from '../database/enquiries.ts'

/** `GET /healthz`: the process can serve. */
export const healthy: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' })
}

/** `GET /readyz`: the database takes what visitors send; 503 when it does not, or not in time. */
export function ready(database: Knex): RequestHandler {
  return async (_request, response) => {
    const answers = await databaseTakesWrites(database)
    response
      .status(answers ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: answers ? 'ok' : 'database unavailable' })
  }
}
