import type { Knex } from 'knex'
import type { Change } from '../../schemas/enquiry-history.ts'
import { freeDeletedBytes } from '../free-deleted-bytes.ts'
import { NoteRecord } from '../models/note-record.ts'
import { changeEnquiries } from './change-enquiries.ts'
import type { AuditStamp } from './enquiry-event.ts'

export function addNote(db: Knex, reference: string, text: string, stamp: AuditStamp): Promise<Change[]> {
  return changeEnquiries(db, {
    references: [reference],
    stamp,
    check: () => undefined,
    change: async (_, { transaction, record }) => {
      const done = await record({ action: 'noted' })
      await attachNote(transaction, done.id, reference, text)
      return [done]
    },
  })
}

/** The note that a change is about: the audit rows of its versions, beginning with the one that the user saw. */
export interface NoteVersions {
  eventIds: readonly number[]
}

/** Puts a new text in the place of a note; the old one is kept, struck out. */
export function correctNote(
  db: Knex,
  reference: string,
  { eventIds: [eventId = 0] }: NoteVersions,
  text: string,
  stamp: AuditStamp,
): Promise<Change[]> {
  return changeEnquiries(db, {
    references: [reference],
    stamp,
    check: async (_, transaction) => {
      const present = await textInForce(transaction, eventId)
      if (present === undefined) return 'changed'
      return present === text ? 'same note' : undefined
    },
    change: async (_, { transaction, record }) => {
      await strikeNote(transaction, eventId, true)
      const done = await record({ action: 'note corrected', refersTo: eventId })
      await attachNote(transaction, done.id, reference, text)
      return [done]
    },
  })
}

/**
 * Deletes the texts of a note in all its versions for good, as for words that belong to another person. The audit still says that
 * there was one. Refused when another version has taken the place of the one that was seen.
 */
export async function removeNote(
  db: Knex,
  reference: string,
  { eventIds }: NoteVersions,
  stamp: AuditStamp,
): Promise<Change[]> {
  const [seen = 0] = eventIds
  const changes = await changeEnquiries(db, {
    references: [reference],
    stamp,
    check: async (_, transaction) => {
      const versions: { id: number; struck: boolean | number }[] = await transaction('enquiry_notes as note')
        .join('enquiry_events as event', 'event.id', 'note.event_id')
        .where('note.reference', reference)
        .where((one) => one.whereIn('event.id', eventIds).orWhereIn('event.refers_to', eventIds))
        .select('event.id', 'note.struck')
      // Only the version that was seen may be in force; all others have to be its known predecessors.
      const areKnown = versions.every(({ id, struck }) => id === seen || (struck && eventIds.includes(id)))
      return versions.length > 0 && areKnown ? undefined : 'changed'
    },
    change: async (_, { transaction, record }) => {
      await transaction('enquiry_notes').where({ reference }).whereIn('event_id', eventIds).delete()
      return [await record({ action: 'note removed', refersTo: seen })]
    },
  })
  return (await freeDeletedBytes(db)) ? changes : changes.map((change) => ({ ...change, bytesLeft: true }))
}

/** Stores a note beside the audit row that it explains. */
export async function attachNote(
  transaction: Knex,
  eventId: number,
  reference: string,
  text: string,
): Promise<void> {
  await NoteRecord.query(transaction).insert({ eventId, reference, text })
}

/** The text of a note, unless it was struck out or removed. */
export async function textInForce(transaction: Knex, eventId: number): Promise<string | undefined> {
  const [text] = await transaction('enquiry_notes').where({ event_id: eventId, struck: false }).pluck('text')
  return text
}

export async function strikeNote(transaction: Knex, eventId: number, struck: boolean): Promise<void> {
  await transaction('enquiry_notes').where({ event_id: eventId }).update({ struck })
}
