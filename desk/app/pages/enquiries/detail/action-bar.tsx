import { useRef, useState } from 'react'
import type { EnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import { type Failure, moveTo, type Outcome } from '../../../change.ts'
import { focusHeadingOf } from '../../../keep-focus.ts'
import { Key } from '../../../keys/key.tsx'
import { ActionButton } from '../../../parts/action-button.tsx'
import { FieldHead } from '../../../parts/field-head.tsx'
import { Problem } from '../../../parts/problem.tsx'
import { actionsFrom } from '../status-actions.ts'
import { useChange } from '../use-change.ts'
import { noMoves, useEnquiryKeys } from '../use-enquiry-keys.ts'
import { useOpen } from '../use-opened.ts'
import { useDraft } from './use-draft.ts'

interface ActionBarProps {
  reference: string
  /** The status that the person has seen. */
  status: EnquiryStatus
  /** Called when the desk refused a change because of another one. */
  onConflict: () => void
  hasKeys: boolean
  onDone: () => void
}

/** The moves that the status allows, and a note to save with the move. If the move fails or is undone, the note is in the box. */
export function ActionBar(props: ActionBarProps) {
  const { reference, status, onConflict, hasKeys, onDone } = props
  const draft = useDraft(reference, 'Note')
  const open = useOpen()
  const { pending, run, isShown, post } = useChange(reference)
  const [failure, setFailure] = useState<Failure>()
  const field = useRef<HTMLTextAreaElement>(null)
  const note = draft.text.trim()
  const takenBack = () => {
    if (note) draft.giveBack(note)
    void open(reference)
  }
  const options = { showsProblem: isShown, onUndone: takenBack }
  const finish = async (sent: Promise<Outcome | undefined>, onSuccess: () => void) => {
    if (!pending) setFailure(undefined)
    const outcome = await sent
    if (!outcome) return
    if ('problem' in outcome) {
      if (outcome.isConflict) onConflict()
      return setFailure(outcome)
    }
    draft.set('')
    if (isShown()) onSuccess()
  }
  const move = (to: EnquiryStatus) =>
    void finish(
      run(to, () => moveTo(to, { [reference]: status }, { ...options, note })),
      onDone,
    )
  const keepNote = () =>
    void finish(post('note', 'notes', { text: note }, options), () => focusHeadingOf(field.current))
  const actions = actionsFrom(status)
  const keys = actions.map(({ key, to }) => [key, () => move(to)])
  useEnquiryKeys(
    reference,
    hasKeys ? { ...noMoves, ...Object.fromEntries(keys), n: () => field.current?.focus() } : {},
  )
  return (
    <section className="action-bar" aria-label="What you did">
      <div className="field">
        <FieldHead id="note" label="Note" shortcut={hasKeys ? 'n' : undefined}>
          Saved with one of these buttons
        </FieldHead>
        <textarea
          id="note"
          aria-describedby="note-hint"
          readOnly={pending !== undefined}
          ref={field}
          dir="auto"
          rows={2}
          value={draft.text}
          onChange={({ target }) => draft.set(target.value)}
        />
      </div>
      {failure && (
        <Problem>
          {failure.problem}
          {note && '\nYour note is still here.'}
          {note &&
            failure.isUnanswered &&
            '\nOnce the desk answers, look under Notes: it may have been saved already.'}
        </Problem>
      )}
      <div className="actions">
        {actions.map(({ to, label, key }, index) => (
          <ActionButton
            key={to}
            action={to}
            pending={pending}
            className={index === 0 ? 'button-primary' : ''}
            aria-keyshortcuts={hasKeys ? key : undefined}
            onClick={() => move(to)}
          >
            {label} {hasKeys && <Key name={key} />}
          </ActionButton>
        ))}
        {note && (
          <ActionButton action="note" pending={pending} className="button-quiet" onClick={keepNote}>
            Save only the note
          </ActionButton>
        )}
      </div>
    </section>
  )
}
