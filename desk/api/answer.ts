import type { ErrorRequestHandler, Response } from 'express'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import type { ChangeRefused } from '../../database/enquiries/change-refused.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { fileFault } from '../../schemas/error-code.ts'
import { isRightToLeft, leftToRightMark } from '../../schemas/right-to-left.ts'
import { refusalText } from '../../staff/enquiries/change-words.ts'
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

const unexpected = 'The desk could not do this. Please report it to the person who looks after the site.'

/** Answers an error from staff/ with its sentence. For an unexpected error the terminal shows only its name. */
export function refuseErrors(report: (text: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const refused = refusalOf(error)
    if (!refused)
      report(`The desk could not do something (${error instanceof Error ? error.name : 'unknown'}).\n`)
    // Once a response has begun, it is too late for an error status: break the connection off.
    if (response.headersSent) return void request.destroy()
    if (refused) return refuse(response, ...refused)
    refuse(response, 500, fileFault(error) ?? unexpected)
  }
}

function refusalOf(error: unknown): [status: number, sentence: string] | undefined {
  if (error instanceof Refusal) return [statuses[error.kind], error.message]
  if (error instanceof DatabaseUnavailable) return [503, error.message]
  if (!isClientError(error)) return undefined
  const isTooLong = error.status === 413
  return [
    error.status,
    isTooLong ? 'That is too long, so nothing was done.' : 'The request could not be read.',
  ]
}

/** Express's own errors, such as a body that is too long or not JSON. */
const isClientError = (error: unknown): error is { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/** Says that nothing was changed, and why, on a line for each enquiry. */
export function refuseChange(
  response: Response,
  { refusals }: ChangeRefused,
  to: EnquiryStatus | undefined,
): void {
  const lines = refusals.map((refusal) => withArrows(refusalText(refusal, to)))
  refuse(response, 409, ['Nothing was changed.', ...lines].join('\n'))
}

/** With real arrows, around which right-to-left names keep their places. */
export const withArrows = (text: string): string =>
  text.replaceAll(' -> ', `${isRightToLeft(text) ? leftToRightMark : ''} → `)
