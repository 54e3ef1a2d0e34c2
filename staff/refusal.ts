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
