import type { DeskEvent } from '../../../../../schemas/desk.ts'

/** A note as it stands now. */
export interface StandingNote {
  number: number
  text: string
  actor: string
  at: string
}

/** The notes that were neither struck out nor removed, each in its latest version. */
export function standingNotes(history: readonly DeskEvent[]): StandingNote[] {
  const notes = new Map<number, StandingNote>()
  for (const { noteNumber: number, note: text, struck, actor, at } of history)
    if (number !== undefined && text !== undefined && !struck) notes.set(number, { number, text, actor, at })
  return [...notes.values()]
}
