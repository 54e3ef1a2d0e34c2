import type { Note } from '../schemas/note.ts'
import { visibleText } from '../schemas/visible-text.ts'
import { Refusal } from '../staff/refusal.ts'
import { shortened } from './text-table.ts'

/**
 * The note with a number, or the only one.
 *
 * @throws Refusal when there is none, or one that lists those to choose from
 */
export function chooseNote(notes: readonly Note[], number: number | undefined): Note {
  const fitting = number === undefined ? notes : notes.filter((note) => note.number === number)
  const [chosen] = fitting
  if (chosen && fitting.length === 1) return chosen
  if (notes.length === 0)
    throw new Refusal('notFound', 'This enquiry has no note that could be corrected or removed.')
  const lines = notes.map((note) => `\n  ${noteSummary(note)}`).join('')
  if (chosen) throw new Refusal('usage', `There are several notes. Say which one with --number:${lines}`)
  throw new Refusal('notFound', `There is no note ${number}. Choose one of:${lines}`)
}

/** `note 2, “Prefers Thursdays…”` */
export function noteSummary({ number, text }: Note): string {
  return `note ${number}, “${shortened(visibleText(text.replace(/\s+/g, ' ')), 60)}”`
}
