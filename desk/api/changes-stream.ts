import type { RequestHandler, Response } from 'express'
import type { Knex } from 'knex'
import { watchChanges } from '../../database/watch-changes.ts'

interface ChangesStream {
  handler: RequestHandler
  /** Announces a change outside the database. */
  announce: () => void
  end: () => Promise<void>
}

/** Sends each open page an event when it connects and whenever something changes. The event does not say what. */
export function changesStream(db: Knex): ChangesStream {
  const pages = new Set<Response>()
  const sendEvent = (page: Response) => page.write('data: changed\n\n')
  const announce = () => pages.forEach(sendEvent)
  const stop = watchChanges(db, announce)
  return {
    announce,
    handler: (request, response) => {
      sendEvent(response.type('text/event-stream'))
      pages.add(response)
      request.on('close', () => pages.delete(response))
    },
    end: async () => {
      for (const page of pages) page.end()
      await stop()
    },
  }
}
