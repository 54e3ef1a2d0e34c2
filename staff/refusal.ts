/** What a refusal means to a script; the command line has an exit code of the same name for each. */
export type RefusalKind = 'no' | 'usage' | 'notFound' | 'notAllowed' | 'databaseUnavailable' | 'output'

/** What staff asked for was not done, or not completely. The message says why and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind

  constructor(kind: RefusalKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Whether an error has a code, such as those of the file system. */
export function isSystemError(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error
}

/** The code of a system error: `ENOSPC`. */
export function errorCode(error: unknown): string {
  return isSystemError(error) ? String(error.code) : 'unknown reason'
}
