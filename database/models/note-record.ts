import { Model, snakeCaseMappers } from 'objection'
import * as z from 'zod/mini'
import { noteLimit } from '../../schemas/enquiry-limits.ts'
import { noteSchema } from '../../schemas/note.ts'
import { SchemaValidator, storedText } from './schema-validator.ts'

/** A row of `enquiry_notes`: what the staff wrote, beside its audit row. It is deleted with its enquiry. */
export class NoteRecord extends Model {
  static override tableName = 'enquiry_notes'
  static override idColumn = 'event_id'
  static override columnNameMappers = snakeCaseMappers()
  static override createValidator = () => new SchemaValidator(() => rowSchema)

  declare eventId: number
  declare reference: string
  declare text: string
}

const rowSchema = z.object({ eventId: z.int(), reference: z.string(), text: noteSchema })

export const storedNoteSchema = z.extend(rowSchema, { text: storedText(noteLimit, { lines: true }) })
