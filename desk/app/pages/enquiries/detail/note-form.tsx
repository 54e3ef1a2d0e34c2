import type { SubmitEvent } from 'react'
import type { Note } from '../../../../../schemas/note.ts'
import { Problem, problemProps } from '../../../parts/problem.tsx'
import { takeFocus } from '../../../parts/take-focus.ts'
import { useProblem } from '../../../parts/use-problem.ts'
import { useChange } from '../use-change.ts'
import { SaveButtons } from './save-buttons.tsx'
import { useDraft } from './use-draft.ts'

interface NoteFormProps {
  /** The note as it was when the form opened. */
  edited: Note
  isRemoved: boolean
  reference: string
  onEnd: () => void
}

/** Corrects a note. */
export function NoteForm({ edited, isRemoved, reference, onEnd }: NoteFormProps) {
  const label = `Note ${edited.number}`
  const draft = useDraft(reference, label, edited.text)
  const { pending, post, isShown } = useChange(reference)
  const { problem, showProblem } = useProblem()
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const path = `notes/${edited.eventIds[0]}`
    const outcome = await post('save', path, { text: draft.text }, { showsProblem: isShown })
    if (!outcome) return
    if ('changes' in outcome) return end()
    showProblem(outcome.problem)
    // The person may be writing elsewhere by now.
    if (form.contains(document.activeElement) || document.activeElement === document.body)
      (form.elements.namedItem('text') as HTMLElement).focus()
  }
  const end = () => {
    draft.set(edited.text)
    onEnd()
  }
  const id = `note-${edited.number}`
  return (
    <form className="note-form" onSubmit={(event) => void save(event)}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          readOnly={pending !== undefined}
          ref={takeFocus}
          name="text"
          dir="auto"
          rows={3}
          value={draft.text}
          onChange={({ target }) => draft.set(target.value)}
          {...problemProps(`${id}-problem`, problem)}
        />
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
      {isRemoved && <p role="alert">This note was removed meanwhile. Copy what you wrote into a new one.</p>}
      <SaveButtons pending={pending} onCancel={end} />
    </form>
  )
}
