import { type SubmitEvent, useState } from 'react'
import { ukTime } from '../../../../../schemas/london-time.ts'
import type { Note } from '../../../../../schemas/note.ts'
import { change } from '../../../change.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { takeFocus } from '../../../parts/take-focus.ts'
import { usePending } from '../../../parts/use-action.ts'
import { SaveButtons } from './save-buttons.tsx'
import { useCorrection } from './use-correction.ts'

/** The notes, each with buttons to correct and remove it. One that somebody removes stays while it is corrected. */
export function NoteList({ reference, notes }: { reference: string; notes: Note[] }) {
  const [corrected, setCorrected] = useState<Note[]>([])
  const isIn = (list: Note[], { number }: Note) => list.some((note) => note.number === number)
  const removed = corrected.filter((note) => !isIn(notes, note))
  if (notes.length + removed.length === 0) return null
  return (
    <section>
      <h3>Notes</h3>
      <ul className="rows">
        {[...notes, ...removed]
          .sort((one, other) => one.number - other.number)
          .map((note) => (
            <NoteItem
              key={note.number}
              note={note}
              isRemoved={isIn(removed, note)}
              address={`/api/enquiries/${reference}/notes`}
              onOpen={() => setCorrected((open) => [...open, note])}
              onClose={() => setCorrected((open) => open.filter(({ number }) => number !== note.number))}
            />
          ))}
      </ul>
    </section>
  )
}

interface NoteItemProps {
  note: Note
  isRemoved: boolean
  address: string
  /** Called when its correction begins, and when it ends. */
  onOpen: () => void
  onClose: () => void
}

function NoteItem({ note, isRemoved, address, onOpen, onClose }: NoteItemProps) {
  const { number, text, actor, at } = note
  const [id] = note.eventIds
  const { edited, open, close, button } = useCorrection<Note>()
  const end = () => {
    close()
    onClose()
  }
  const { pending, run } = usePending()
  const correct = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('text'))
    const outcome = await run('keep', () =>
      change('POST', `${address}/${edited?.eventIds[0]}`, { text: typed }),
    )
    if (outcome && 'changes' in outcome) end()
  }
  if (edited) {
    return (
      <li className="note">
        <form onSubmit={(event) => void correct(event)}>
          <label className="field">
            Note {number}
            <textarea
              readOnly={pending !== undefined}
              ref={takeFocus}
              name="text"
              dir="auto"
              rows={3}
              defaultValue={edited.text}
            />
          </label>
          {isRemoved && (
            <p role="alert">This note was removed meanwhile. Copy what you wrote into a new one.</p>
          )}
          <SaveButtons pending={pending} onCancel={end} />
        </form>
      </li>
    )
  }
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
          onClick={() => {
            open(note)
            onOpen()
          }}
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
