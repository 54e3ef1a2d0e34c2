import type { RequestListener } from 'node:http'
import express, { type RequestHandler, type Router } from 'express'
import * as z from 'zod/mini'
import { requestPath } from '../../schemas/request-path.ts'
import { refuse, refuseErrors } from './answer.ts'
import { ownHost, ownWrites, requireSession } from './guard.ts'
import { fixedAnswerHeaders } from './headers.ts'
import { readBody } from './read-body.ts'
import type { Sessions } from './sessions.ts'

interface DeskParts {
  /** The port that the desk listens on. */
  port: number
  sessions: Sessions
  /** The routes below `/api`, for an open session. */
  api: Router
  /** The app's page and files. */
  app: RequestHandler
  /** Prints to the terminal; never anything personal. */
  report: (text: string) => void
}

const longestBody = '64kb'
const linkSchema = z.object({ link: z.string() })

export function createDesk({ port, sessions, api, app, report }: DeskParts): RequestListener {
  const desk = express()
  desk.disable('x-powered-by')
  desk.disable('etag')
  // The headers come first so that refusals carry them too.
  desk.use(fixedAnswerHeaders, ownHost(port), ownWrites, express.json({ limit: longestBody }))
  desk.post('/api/session', (request, response) => {
    const session = sessions.open(readBody(request, linkSchema).link)
    if (session === undefined)
      return refuse(response, 401, 'This link has already been used, or has expired.')
    response.json({ session })
  })
  desk.use('/api', requireSession(sessions), api, (_request, response) =>
    refuse(response, 404, 'The desk has no such address.'),
  )
  desk.use(app)
  desk.use(refuseErrors(report))
  return (request, response) => {
    request.url = requestPath(request.url ?? '')
    desk(request, response)
  }
}
