import { type Pojo, Validator, type ValidatorArgs } from 'objection'
import * as z from 'zod/mini'
import { codePointLength } from '../../schemas/plain-text.ts'

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
    throw new TypeError(`Refused to store a row: ${fieldsOf(parsed.error)} not valid`)
  }
}

/** The names of the fields that are not valid, never their values. */
export const fieldsOf = ({ issues }: z.core.$ZodError): string =>
  [...new Set(issues.map(({ path }) => path.join('.') || 'row'))].join(', ')

/** Characters that no contract has ever let in. */
const refused = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/**
 * A text as a stored row may hold it, whatever today's contract asks of a new one: when the contract becomes stricter, backups of older
 * rows must still pass.
 */
export const storedText = (limit: number, { lines = false } = {}) =>
  z.string().check(
    z.refine((text) => {
      const characters = lines ? text.replace(/[\n\t]/g, '') : text
      return text !== '' && codePointLength(text) <= limit && !refused.test(characters)
    }),
  )
