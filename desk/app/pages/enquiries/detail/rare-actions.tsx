import { type SubmitEvent, useState } from 'react'
import { enquiryStatuses } from '../../../../../schemas/enquiry-status.ts'
import { liftWords } from '../../../../../schemas/held-words.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { change } from '../../../change.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { usePending } from '../../../parts/use-action.ts'

/** Correcting a wrong move, and restricting the use of the data. */
export function RareActions({ enquiry: { reference, status, restricted } }: { enquiry: StoredEnquiry }) {
  const others = enquiryStatuses.filter((one) => one !== status)
  const [corrected, setCorrected] = useState('')
  const { pending, run } = usePending()
  const correct = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (corrected === '') return
    const outcome = await run('correct', () =>
      change('POST', `/api/enquiries/${reference}/correct`, { status: corrected, expected: status }),
    )
    if (outcome && 'changes' in outcome) setCorrected('')
  }
  const path = `/api/enquiries/${reference}/restrict`
  return (
    <details>
      <summary>Correct the last move, or restrict</summary>
      <form className="correct" onSubmit={(event) => void correct(event)}>
        <label className="field">
          It is {status}, and should be
          <select value={corrected} onChange={({ target }) => setCorrected(target.value)}>
            <option value="">choose</option>
            {others.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <ActionButton action="correct" pending={pending} type="submit">
          Correct the last move
        </ActionButton>
      </form>
      <p className="row-more">The wrong move is left out of the response times.</p>
      <ActionButton
        action="restrict"
        pending={pending}
        onClick={() => void run('restrict', () => change('POST', path, { restricted: !restricted }))}
      >
        {restricted ? 'Lift the restriction' : 'Restrict the data'}
      </ActionButton>
      <p className="row-more">
        {restricted
          ? `Only once the person agrees that the clinic may use their data again. ${liftWords}`
          : 'Only if the person asks. The enquiry then appears in no list or mail.'}
      </p>
    </details>
  )
}
