import { Model } from 'objection'

/** A row of `idempotency_keys`: which enquiry a key has stored. It is deleted with its enquiry. */
export class IdempotencyRecord extends Model {
  static override tableName = 'idempotency_keys'
  static override idColumn = 'key'

  declare key: string
  /** SHA-256 of key and enquiry, in hex. */
  declare digest: string
  declare reference: string
}
