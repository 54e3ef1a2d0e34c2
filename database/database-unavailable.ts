/**
 * Why the database cannot do its work now. `later`: a later version of this program has used it. `misconfigured`: a person must change
 * something first. `interrupted`: it was lost while it wrote, which may be done or not.
 */
export type UnavailableReason =
  | 'busy'
  | 'full'
  | 'unreachable'
  | 'interrupted'
  | 'missing'
  | 'damaged'
  | 'outdated'
  | 'later'
  | 'misconfigured'

/**
 * The database cannot be used: nothing was stored, unless it was interrupted. The message names the file or server, the reason and the remedy,
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
