import { type SubmitEvent, useRef, useState } from 'react'
import { type EnquiryStatus, enquiryStatuses } from '../../../../../schemas/enquiry-status.ts'
import { liftWords } from '../../../../../schemas/held-words.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { change } from '../../../change.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { Problem, problemProps } from '../../../parts/problem.tsx'
import { usePending } from '../../../parts/use-action.ts'
import { useProblem } from '../../../parts/use-problem.ts'

interface RareActionsProps {
  enquiry: StoredEnquiry
  /** The status that the person has seen. */
  seen: EnquiryStatus
  /** Called when the desk refused a correction because of another change. */
  onConflict: () => void
}

/** Correcting a wrong move, and restricting the use of the data. */
export function RareActions({ enquiry: { reference, restricted }, seen, onConflict }: RareActionsProps) {
  const others = enquiryStatuses.filter((one) => one !== seen)
  const [corrected, setCorrected] = useState('')
  const field = useRef<HTMLSelectElement>(null)
  const { problem, showProblem } = useProblem()
  const { pending, run } = usePending()
  const correct = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    showProblem(corrected === '' ? 'Choose the status that it should have.' : undefined)
    if (corrected === '') return field.current?.focus()
    const outcome = await run('correct', () =>
      change('POST', `/api/enquiries/${reference}/correct`, { status: corrected, expected: seen }),
    )
    if (!outcome) return
    if ('changes' in outcome) setCorrected('')
    else if (outcome.isConflict) onConflict()
  }
  const path = `/api/enquiries/${reference}/restrict`
  return (
    <details>
      <summary>Correct the last move, or restrict</summary>
      <form className="correct" onSubmit={(event) => void correct(event)}>
        <label className="field">
          It is {seen}, and should be
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
      <ActionButton
        action="restrict"
        pending={pending}
        onClick={() => void run('restrict', () => change('POST', path, { restricted: !restricted }))}
      >
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
