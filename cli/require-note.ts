import { noteSchema } from '../schemas/note.ts'
import { CommandFailure, exitCodes } from './exit-code.ts'

/** @throws CommandFailure saying what is wrong with the note */
export function requireNote(text: string): string {
  const parsed = noteSchema.safeParse(text)
  if (parsed.success) return parsed.data
  throw new CommandFailure(exitCodes.usage, `${parsed.error.issues[0]?.message}.`)
}
