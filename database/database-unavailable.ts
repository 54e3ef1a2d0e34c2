/** Why the database cannot do its work now. `misconfigured` means that a person must change something first. */
export type UnavailableReason =
  | 'busy'
  | 'full'
  | 'unreachable'
  | 'missing'
  | 'damaged'
  | 'outdated'
  | 'misconfigured'

/**
 * The database cannot be used: nothing was stored. The message names the file or server, the reason and the remedy,
 * and holds no value that a visitor sent.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
