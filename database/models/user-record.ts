import { Model } from 'objection'
import { userSchema } from '../../schemas/user.ts'
import { SchemaValidator } from './schema-validator.ts'

/** A row of `users`; no screen makes one. The password is a scrypt hash, or the row is refused. */
export class UserRecord extends Model {
  static override tableName = 'users'
  static override createValidator = () => new SchemaValidator(() => userSchema)

  declare id: number
  declare username: string
  declare password: string
}
