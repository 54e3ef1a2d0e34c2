import { type SubmitEvent, useRef } from 'react'
import { longestRingBack } from '../../../../../schemas/desk.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { focusHeadingOf } from '../../../keep-focus.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { FieldHead } from '../../../parts/field-head.tsx'
import { Problem, problemProps } from '../../../parts/problem.tsx'
import { StateTag } from '../../../parts/state-tag.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { useProblem } from '../../../parts/use-problem.ts'
import { ringBackWords } from '../../../parts/waiting-words.ts'
import { useChange } from '../use-change.ts'
import { useEnquiryKeys } from '../use-enquiry-keys.ts'
import { useDraft } from './use-draft.ts'

interface RingBackProps {
  enquiry: StoredEnquiry
  /** The time to ring back that the person has seen, if any. */
  seen: string | undefined
  /** Called when the desk refused a change because of another one. */
  onConflict: () => void
  hasKeys: boolean
}

/** A field for when to ring back, in everyday words. */
export function RingBack({ enquiry, seen, onConflict, hasKeys }: RingBackProps) {
  const { reference, ringBackAt } = enquiry
  const now = useNow()
  const field = useRef<HTMLInputElement>(null)
  const draft = useDraft(reference, 'Ring back')
  const { pending, post, isShown } = useChange(reference)
  const { problem, showProblem } = useProblem()
  useEnquiryKeys(reference, hasKeys ? { r: () => field.current?.focus() } : {})
  const set = async (action: string, text: string) => {
    const body = { when: text, expected: seen }
    if (!pending) showProblem()
    const outcome = await post(action, 'ring-back', body, { showsProblem: isShown })
    if (!outcome) return
    if ('problem' in outcome) {
      if (outcome.isConflict) onConflict()
      return showProblem(outcome.problem)
    }
    showProblem()
    if (text) draft.set('')
    focusHeadingOf(field.current)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const when = draft.text.trim()
    if (when) return void set('set', when)
    if (pending) return
    showProblem('Write when to ring back.')
    field.current?.focus()
  }
  return (
    <form className="ring-back" onSubmit={submit}>
      <div className="field">
        <FieldHead id="ring-back" label="Ring back" shortcut={hasKeys ? 'r' : undefined}>
          tomorrow 14:30, monday, in 3 days
        </FieldHead>
        <input
          id="ring-back"
          readOnly={pending !== undefined}
          ref={field}
          autoComplete="off"
          maxLength={longestRingBack}
          value={draft.text}
          onChange={({ target }) => draft.set(target.value)}
          {...problemProps('ring-back-problem', problem, 'ring-back-hint')}
        />
      </div>
      <ActionButton action="set" pending={pending} type="submit">
        Set
      </ActionButton>
      {ringBackAt && (
        <p>
          <StateTag {...ringBackWords(ringBackAt, now)} />
          <ActionButton
            action="clear"
            pending={pending}
            className="button-quiet button-small"
            onClick={() => void set('clear', '')}
          >
            Clear<span className="sr-only"> the ring-back</span>
          </ActionButton>
        </p>
      )}
      <Problem id="ring-back-problem">{problem}</Problem>
    </form>
  )
}
