import { useEffect, useRef, useState } from 'react'
import type { EnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { fewEnquiries, moveTo } from '../../../change.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { usePending } from '../../../parts/use-action.ts'
import { actionsFromAll } from '../status-actions.ts'

/** The selected enquiries, and acting on them: all are changed or none, and many only after a question. */
export function useSelection(enquiries: readonly StoredEnquiry[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const { pending, run } = usePending()
  /** The status in which each was last shown: one that somebody moved meanwhile may be in the list no more. */
  const shown = useRef(new Map<string, EnquiryStatus>())
  useEffect(() => {
    for (const { reference, status } of enquiries) shown.current.set(reference, status)
  }, [enquiries])
  const select = (next: ReadonlySet<string>) => {
    setProblem(undefined)
    setSelected(next)
  }
  /** Where many are to go, until the question is answered. */
  const [asked, setAsked] = useState<EnquiryStatus>()
  const act = (status: EnquiryStatus) => (selected.size > fewEnquiries ? setAsked(status) : void move(status))
  const move = async (status: EnquiryStatus) => {
    const expected = Object.fromEntries([...shown.current].filter(([reference]) => selected.has(reference)))
    const outcome = await run(status, () => moveTo(status, expected, { showsProblem: false }))
    if (!outcome) return
    if ('problem' in outcome) setProblem(outcome.problem)
    else select(new Set())
  }
  const actions = actionsFromAll(
    enquiries.flatMap(({ reference, status }) => (selected.has(reference) ? status : [])),
  )
  const keys = actions.map(({ to, key }) => [key, () => act(to)])
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
    actions,
    act,
    pending,
    asked,
    answer: (isYes: boolean) => {
      setAsked(undefined)
      if (isYes && asked) void move(asked)
    },
    problem,
  }
}
