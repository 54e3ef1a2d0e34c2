import type { RequestHandler, Response } from 'express'
import type { Knex } from 'knex'
import { watchChanges } from '../../database/watch-changes.ts'

/** Tells every open page, as server-sent events without any content, that something in the database has changed. */
export function changesStream(db: Knex): { handler: RequestHandler; end: () => Promise<void> } {
  const pages = new Set<Response>()
  const stop = watchChanges(db, () => {
    for (const page of pages) page.write('data: changed\n\n')
  })
  return {
    handler: (request, response) => {
      response.type('text/event-stream').flushHeaders()
      response.write(': open\n\n')
      pages.add(response)
      request.on('close', () => pages.delete(response))
    },
    end: async () => {
      for (const page of pages) page.end()
      await stop()
    },
  }
}
