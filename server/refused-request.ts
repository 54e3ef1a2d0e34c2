import type { EnquiryError } from '../schemas/enquiry.ts'
import type { ProblemName } from './problem.ts'

/** A request is refused for a known reason; the route answers with that problem. */
export class RefusedRequest extends Error {
  readonly problem: ProblemName
  readonly errors: EnquiryError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(problem: ProblemName, details: { errors?: EnquiryError[]; retryAfterSeconds?: number } = {}) {
    super(problem)
    this.name = 'RefusedRequest'
    this.problem = problem
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
