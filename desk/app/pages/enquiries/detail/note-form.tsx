import type { SubmitEvent } from 'react'
import type { Note } from '../../../../../schemas/note.ts'
import { change } from '../../../change.ts'
import { Problem, problemProps } from '../../../parts/problem.tsx'
import { takeFocus } from '../../../parts/take-focus.ts'
import { usePending } from '../../../parts/use-action.ts'
import { useProblem } from '../../../parts/use-problem.ts'
import { SaveButtons } from './save-buttons.tsx'

interface NoteFormProps {
  /** The note as it was when the form opened. */
  edited: Note
  isRemoved: boolean
  /** The address of the enquiry's notes in the API. */
  address: string
  onEnd: () => void
}

/** Corrects a note. */
export function NoteForm({ edited, isRemoved, address, onEnd }: NoteFormProps) {
  const { pending, run, isShown } = usePending()
  const { problem, showProblem } = useProblem()
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('text') as HTMLTextAreaElement
    const outcome = await run('save', () =>
      change('POST', `${address}/${edited.eventIds[0]}`, { text: field.value }, { showsProblem: isShown }),
    )
    if (!outcome) return
    if ('changes' in outcome) return onEnd()
    showProblem(outcome.problem)
    // The person may be writing elsewhere by now.
    if (form.contains(document.activeElement) || document.activeElement === document.body) field.focus()
  }
  const id = `note-${edited.number}`
  return (
    <form className="note-form" onSubmit={(event) => void save(event)}>
      <div className="field">
        <label htmlFor={id}>Note {edited.number}</label>
        <textarea
          id={id}
          readOnly={pending !== undefined}
          ref={takeFocus}
          name="text"
          dir="auto"
          rows={3}
          defaultValue={edited.text}
          {...problemProps(`${id}-problem`, problem)}
        />
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
      {isRemoved && <p role="alert">This note was removed meanwhile. Copy what you wrote into a new one.</p>}
      <SaveButtons pending={pending} onCancel={onEnd} />
    </form>
  )
}
