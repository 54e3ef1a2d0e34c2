import { type SubmitEvent, useState } from 'react'
import type { DeskEvent } from '../../../../../schemas/desk.ts'
import type { Note } from '../../../../../schemas/note.ts'
import { ukTime } from '../../../../../schemas/time/london-time.ts'
import { change } from '../../../change.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { takeFocus } from '../../../parts/take-focus.ts'
import { usePending } from '../../../parts/use-action.ts'
import { SaveButtons } from './save-buttons.tsx'
import { useCorrection } from './use-correction.ts'

interface NoteListProps {
  reference: string
  notes: Note[]
  history: DeskEvent[]
}

/** The notes, each with buttons to correct and remove it. */
export function NoteList({ reference, notes, history }: NoteListProps) {
  const numbers = new Set(history.flatMap(({ noteNumber }) => noteNumber ?? []))
  return (
    <section className="notes">
      <h3>Notes</h3>
      <ul className="rows">
        {[...numbers].map((number) => (
          <NoteItem
            key={number}
            note={notes.find((note) => note.number === number)}
            address={`/api/enquiries/${reference}/notes`}
          />
        ))}
      </ul>
    </section>
  )
}

/** A note, or nothing once it is removed; its correction stays until it is closed. */
function NoteItem({ note, address }: { note: Note | undefined; address: string }) {
  const { edited, open, close, button } = useCorrection<Note>()
  const { pending, run } = usePending()
  const correct = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('text'))
    const outcome = await run('keep', () =>
      change('POST', `${address}/${edited?.eventIds[0]}`, { text: typed }),
    )
    if (outcome && 'changes' in outcome) close()
  }
  if (edited) {
    return (
      <li className="note">
        <form onSubmit={(event) => void correct(event)}>
          <label className="field">
            Note {edited.number}
            <textarea
              readOnly={pending !== undefined}
              ref={takeFocus}
              name="text"
              dir="auto"
              rows={3}
              defaultValue={edited.text}
            />
          </label>
          {!note && <p role="alert">This note was removed meanwhile. Copy what you wrote into a new one.</p>}
          <SaveButtons pending={pending} onCancel={close} />
        </form>
      </li>
    )
  }
  if (!note) return null
  const { number, text, actor, at } = note
  const [id] = note.eventIds
  return (
    <li className="note">
      <p className="message" dir="auto">
        {text}
      </p>
      <p className="row-more">
        {actor}, {ukTime(at)}
        <button
          ref={button}
          type="button"
          className="button button-quiet button-small"
          onClick={() => open(note)}
        >
          Correct<span className="sr-only"> note {number}</span>
        </button>
        <RemoveButton
          key={id}
          number={number}
          pending={pending}
          onRemove={() =>
            void run('remove', () => change('DELETE', `${address}/${id}`, {}, { canUndo: false }))
          }
        />
      </p>
    </li>
  )
}

interface RemoveButtonProps {
  number: number
  pending: string | undefined
  onRemove: () => void
}

/** Asks for a second click, since a removed note cannot be restored. */
function RemoveButton({ number, pending, onRemove }: RemoveButtonProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <ActionButton
      action="remove"
      pending={pending}
      className="button-quiet button-small"
      onClick={() => (isAsked ? onRemove() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      <span aria-live="polite">{isAsked ? 'Remove for good?' : 'Remove'}</span>
      <span className="sr-only"> note {number}</span>
    </ActionButton>
  )
}
