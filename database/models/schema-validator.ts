import { type Pojo, Validator, type ValidatorArgs } from 'objection'
import type * as z from 'zod/mini'

/**
 * Checks the rows of an Objection model with one of the shared schemas, so that the data is described once.
 * The error names fields only, never values.
 *
 * @param schemaFor gives the schema for one row, since a date of birth is checked against the day the row was made
 */
export class SchemaValidator extends Validator {
  readonly schemaFor: (row: Pojo) => z.ZodMiniType

  constructor(schemaFor: (row: Pojo) => z.ZodMiniType) {
    super()
    this.schemaFor = schemaFor
  }

  override validate({ json }: ValidatorArgs): Pojo {
    const parsed = this.schemaFor(json).safeParse(json)
    if (parsed.success) return parsed.data as Pojo
    const fields = new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'row'))
    throw new TypeError(`Refused to store a row: ${[...fields].join(', ')} not valid`)
  }
}
