import { useState } from 'react'
import type { DeskEvent } from '../../../../../schemas/desk.ts'
import type { Note } from '../../../../../schemas/note.ts'
import { ukTime } from '../../../../../schemas/time/london-time.ts'
import { change } from '../../../change.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { ChangingWords } from '../../../parts/changing-words.tsx'
import { usePending } from '../../../parts/use-action.ts'
import { NoteForm } from './note-form.tsx'
import { useCorrection } from './use-correction.ts'

interface NoteListProps {
  reference: string
  notes: Note[]
  history: DeskEvent[]
}

/** The notes, each with buttons to correct and remove it; one that was struck out is still held, and can only be removed. */
export function NoteList({ reference, notes, history }: NoteListProps) {
  const numbers = new Set(history.flatMap(({ noteNumber }) => noteNumber ?? []))
  return (
    <section className="notes">
      <h3>Notes</h3>
      <ul className="rows">
        {[...numbers].map((number) => (
          <NoteItem key={number} note={notes.find((note) => note.number === number)} reference={reference} />
        ))}
      </ul>
    </section>
  )
}

/** A note, or nothing once it is removed. A form that is correcting it then stays until it is closed. */
function NoteItem({ note, reference }: { note: Note | undefined; reference: string }) {
  const { edited, open, close, button } = useCorrection<Note>()
  if (edited) {
    return (
      <li className="note">
        <NoteForm edited={edited} isRemoved={!note || note.struck} reference={reference} onEnd={close} />
      </li>
    )
  }
  if (!note) return null
  const { number, text, struck, actor, at, eventIds } = note
  return (
    <li className="note">
      <p className="message" dir="auto">
        {struck ? <s>{text}</s> : text}
      </p>
      <p className="muted">
        {actor}, {ukTime(at)}
        {struck && ', struck out'}
        {!struck && (
          <button
            ref={button}
            type="button"
            className="button button-quiet button-small"
            onClick={() => open(note)}
          >
            Correct<span className="sr-only"> note {number}</span>
          </button>
        )}
        <RemoveButton
          key={eventIds[0]}
          number={number}
          address={`/api/enquiries/${reference}/notes/${eventIds[0]}`}
        />
      </p>
    </li>
  )
}

/** Asks for a second click, since a removed note cannot be restored. */
function RemoveButton({ number, address }: { number: number; address: string }) {
  const [isAsked, setAsked] = useState(false)
  const { pending, run } = usePending()
  const remove = () => void run('remove', () => change('DELETE', address, {}, { canUndo: false }))
  return (
    <ActionButton
      action="remove"
      pending={pending}
      className="button-quiet button-small"
      onClick={() => (isAsked ? remove() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      <ChangingWords usual="Remove" now={isAsked ? 'Remove for good?' : undefined} />
      <span className="sr-only"> note {number}</span>
    </ActionButton>
  )
}
