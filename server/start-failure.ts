/** The service cannot start. The message is for the operator: what is wrong, where, and the remedy. */
export class StartFailure extends Error {
  readonly exitCode: number
  constructor(exitCode: number, message: string) {
    super(message)
    this.name = 'StartFailure'
    this.exitCode = exitCode
  }
}
