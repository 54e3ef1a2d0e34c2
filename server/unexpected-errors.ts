import { randomUUID } from 'node:crypto'
import type { ErrorRequestHandler } from 'express'
import { errorFields } from './error-fields.ts'
import type { Log } from './log.ts'
import { sendProblem } from './problem.ts'

/**
 * The last error handler: a 500 with a request id and no detail. Express's own would print the error, which may hold
 * what a visitor sent.
 */
export function unexpectedErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const requestId = randomUUID()
    log.error('request_failed', { requestId, method: request.method, status: 500, ...errorFields(error) })
    if (response.headersSent) request.destroy()
    else sendProblem(response, 'unexpected', { requestId })
  }
}
