import type { Knex } from 'knex'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import * as stored from '../../database/enquiries/enquiry-note.ts'
import { history } from '../../database/enquiries/history.ts'
import type { Change, HistoryEntry } from '../../schemas/enquiry-history.ts'
import { type Note, noteSchema } from '../../schemas/note.ts'
import { Refusal } from '../refusal.ts'

/** An enquiry's notes that still have their text, oldest first. */
export const notesOf = async (db: Knex, reference: string): Promise<Note[]> =>
  notesIn(await history(db, reference))

export function notesIn(events: readonly HistoryEntry[]): Note[] {
  const notes = new Map<number, Note>()
  for (const { id, noteNumber: number, note: text, struck, actor, at } of events) {
    if (number === undefined || text === null) continue
    const earlier = notes.get(number)
    const version = { number, text, struck, actor, at, eventIds: [id] }
    if (!earlier) notes.set(number, version)
    else if (struck && !earlier.struck) earlier.eventIds.push(id)
    else notes.set(number, { ...version, eventIds: [id, ...earlier.eventIds] })
  }
  return [...notes.values()]
}

export async function addNote(
  db: Knex,
  reference: string,
  text: string,
  stamp: AuditStamp,
): Promise<Change[]> {
  return stored.addNote(db, reference, readNote(text), stamp)
}

/** Replaces a note with a new version; the old one is struck out and stays in the history. */
export async function correctNote(
  db: Knex,
  reference: string,
  note: stored.NoteVersions,
  text: string,
  stamp: AuditStamp,
): Promise<Change[]> {
  return stored.correctNote(db, reference, note, readNote(text), stamp)
}

/** The note that has this version, which comes first in `eventIds`. They are empty once the note is removed. */
export async function noteAsShown(
  db: Knex,
  reference: string,
  version: number,
): Promise<stored.NoteVersions> {
  const note = (await notesOf(db, reference)).find(({ eventIds }) => eventIds.includes(version))
  return { eventIds: note ? [version, ...note.eventIds.filter((id) => id !== version)] : [] }
}

/** @throws Refusal saying what is wrong with the note */
export function readNote(text: string): string {
  const parsed = noteSchema.safeParse(text)
  if (parsed.success) return parsed.data
  throw new Refusal('usage', `${parsed.error.issues[0]?.message}.`)
}
