import type { RequestHandler, Response } from 'express'
import type { Knex } from 'knex'
import { watchChanges } from '../../database/watch-changes.ts'

interface ChangesStream {
  handler: RequestHandler
  /** Announces a change outside the database. */
  announce: () => void
  end: () => Promise<void>
}

/**
 * Sends every open page an event without content when something has changed. The query's `age` is for how many milliseconds the page
 * has been open without hearing of all changes: it is told at once where there was one.
 */
export function changesStream(db: Knex): ChangesStream {
  const pages = new Set<Response>()
  let changedAt = performance.now()
  const announce = () => {
    changedAt = performance.now()
    for (const page of pages) page.write('data: changed\n\n')
  }
  const stop = watchChanges(db, announce)
  return {
    announce,
    handler: (request, response) => {
      response.type('text/event-stream').flushHeaders()
      const isMissed = performance.now() - changedAt < Number(request.query.age)
      response.write(isMissed ? 'data: changed\n\n' : ': open\n\n')
      pages.add(response)
      request.on('close', () => pages.delete(response))
    },
    end: async () => {
      for (const page of pages) page.end()
      await stop()
    },
  }
}
