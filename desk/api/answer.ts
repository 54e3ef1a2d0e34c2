import type { ErrorRequestHandler, Response } from 'express'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { Refusal, type RefusalKind } from '../../staff/refusal.ts'

const statuses: Record<RefusalKind, number> = {
  no: 409,
  usage: 400,
  notFound: 404,
  notAllowed: 409,
  databaseUnavailable: 503,
  output: 507,
}

/** Refuses a request with a sentence for the person at the desk. */
export function refuse(response: Response, status: number, sentence: string): void {
  response.status(status).type('text/plain').send(sentence)
}

/** Answers an error of staff/ with its sentence. An unexpected one is reported in the terminal by its name alone. */
export function refuseErrors(report: (text: string) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    if (error instanceof Refusal) return refuse(response, statuses[error.kind], error.message)
    if (error instanceof DatabaseUnavailable) return refuse(response, 503, error.message)
    if (isClientError(error)) return refuse(response, error.status, 'The request could not be read.')
    report(`The desk could not do something (${error instanceof Error ? error.name : 'unknown'}).\n`)
    refuse(response, 500, 'The desk could not do this. Please report it to whoever looks after the site.')
  }
}

/** Express's own errors, such as a body that is too long or not JSON. */
const isClientError = (error: unknown): error is { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
