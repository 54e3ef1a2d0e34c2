import { Model, snakeCaseMappers } from 'objection'
import { appointmentSchema } from '../../schemas/appointment.ts'
import { SchemaValidator } from './schema-validator.ts'

/** A row of `appointments`; no screen makes one. */
export class AppointmentRecord extends Model {
  static override tableName = 'appointments'
  static override columnNameMappers = snakeCaseMappers()
  static override createValidator = () => new SchemaValidator(() => appointmentSchema)

  declare id: number
  declare firstName: string
  declare lastName: string
  declare email: string
  declare phone: string
  declare treatment: string | null
  declare preferredDate: string | null
  declare message: string | null
  declare status: string
  declare createdAt: string
}
