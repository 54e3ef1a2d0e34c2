import type { DeskEvent } from '../../../../../schemas/desk.ts'

export interface CurrentNote {
  /** The event of this version. */
  id: number
  number: number
  text: string
  actor: string
  at: string
}

/** The notes that were neither struck out nor removed, each in its latest version. */
export function currentNotes(history: readonly DeskEvent[]): CurrentNote[] {
  const notes = new Map<number, CurrentNote>()
  for (const { id, noteNumber: number, note: text, struck, actor, at } of history)
    if (number !== undefined && text !== undefined && !struck)
      notes.set(number, { id, number, text, actor, at })
  return [...notes.values()]
}
