import { useRef, useState } from 'react'
import type { EnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { change } from '../../../change.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { bulkActions } from './bulk-bar.tsx'

/** The selected enquiries, and acting on them: all are changed or none, and each is reported. */
export function useSelection(enquiries: readonly StoredEnquiry[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const isBusy = useRef(false)
  const select = (next: ReadonlySet<string>) => {
    setProblem(undefined)
    setSelected(next)
  }
  const act = async (status: EnquiryStatus) => {
    if (isBusy.current) return
    isBusy.current = true
    const expected = Object.fromEntries(
      enquiries.filter(({ reference }) => selected.has(reference)).map((one) => [one.reference, one.status]),
    )
    const body = { references: [...selected], status, expected }
    const outcome = await change('POST', '/api/enquiries/status', body, { showsProblem: false })
    isBusy.current = false
    if ('problem' in outcome) setProblem(outcome.problem)
    else select(new Set())
  }
  const keys = bulkActions.map(({ to, key }) => [key, () => void act(to)])
  useKeys(selected.size > 0 ? Object.fromEntries(keys) : {})
  return {
    selected,
    select,
    toggle: (reference: string) =>
      select(
        selected.has(reference)
          ? new Set([...selected].filter((one) => one !== reference))
          : new Set([...selected, reference]),
      ),
    act,
    problem,
  }
}
