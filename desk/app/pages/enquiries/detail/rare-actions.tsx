import { type SubmitEvent, useRef, useState } from 'react'
import { enquiryStatuses } from '../../../../../schemas/enquiry-status.ts'
import { liftWords } from '../../../../../schemas/held-words.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Problem, problemProps } from '../../../parts/problem.tsx'
import { useProblem } from '../../../parts/use-problem.ts'
import { useChange } from '../use-change.ts'
import type { Seen } from './use-seen.ts'

interface RareActionsProps {
  enquiry: StoredEnquiry
  /** The enquiry with the status that the person has seen. */
  moved: Seen
  /** The enquiry as restricted, or not, as the person has seen it. */
  held: Seen
}

/** Correcting a wrong move, and restricting the use of the data. */
export function RareActions({ enquiry, moved, held }: RareActionsProps) {
  const { reference, status } = moved.seen ?? enquiry
  const { restricted } = held.seen ?? enquiry
  const others = enquiryStatuses.filter((one) => one !== status)
  const [corrected, setCorrected] = useState('')
  const field = useRef<HTMLSelectElement>(null)
  const { problem, showProblem } = useProblem()
  const { pending, post } = useChange(reference)
  const correct = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    showProblem(corrected === '' ? 'Choose the status that it should have.' : undefined)
    if (corrected === '') return field.current?.focus()
    const outcome = await post('correct', 'correct', { status: corrected, expected: status })
    if (!outcome) return
    if ('changes' in outcome) setCorrected('')
    else if (outcome.isConflict) moved.takeOver()
  }
  const restrict = async () => {
    const outcome = await post('restrict', 'restrict', { restricted: !restricted })
    if (outcome && 'problem' in outcome && outcome.isConflict) held.takeOver()
  }
  return (
    <details>
      <summary>Correct the last move, or restrict</summary>
      <form className="correct" onSubmit={(event) => void correct(event)}>
        <label className="field">
          It is {status}, and should be
          <select
            ref={field}
            value={corrected}
            {...problemProps('correct-problem', problem)}
            onChange={({ target }) => {
              setCorrected(target.value)
              showProblem()
            }}
          >
            <option value="">choose</option>
            {others.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <ActionButton action="correct" pending={pending} type="submit">
          Correct the last move
        </ActionButton>
        <Problem id="correct-problem">{problem}</Problem>
      </form>
      <p className="muted">The wrong move is left out of the response times.</p>
      <ActionButton action="restrict" pending={pending} onClick={() => void restrict()}>
        {restricted ? 'Lift the restriction' : 'Restrict the data'}
      </ActionButton>
      <p className="muted">
        {restricted
          ? `Only once the person agrees that the clinic may use their data again. ${liftWords}`
          : 'Only if the person asks. The enquiry then appears in no list or mail.'}
      </p>
    </details>
  )
}
