import type { RequestHandler, Response } from 'express'
import type { Knex } from 'knex'
import { watchChanges } from '../../database/watch-changes.ts'
import { minute } from '../../schemas/time/durations.ts'

interface ChangesStream {
  handler: RequestHandler
  /** Announces a change outside the database. */
  announce: () => void
  end: () => Promise<void>
}

/**
 * Sends each open page an event when it connects, whenever something changes, and each minute: the passing of time alone makes an
 * enquiry overdue, and a mail that fails leaves no audit row. The event does not say what has changed.
 */
export function changesStream(db: Knex): ChangesStream {
  const pages = new Set<Response>()
  const sendEvent = (page: Response) => page.write('data: changed\n\n')
  const announce = () => pages.forEach(sendEvent)
  const stop = watchChanges(db, announce)
  const timer = setInterval(announce, minute)
  return {
    announce,
    handler: (request, response) => {
      sendEvent(response.type('text/event-stream'))
      pages.add(response)
      request.on('close', () => pages.delete(response))
    },
    end: async () => {
      clearInterval(timer)
      for (const page of pages) page.end()
      await stop()
    },
  }
}
