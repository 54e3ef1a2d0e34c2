import { useState } from 'react'
import { maxStatusChanges } from '../../../../../schemas/desk.ts'
import type { EnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import { type Failure, moveTo } from '../../../change.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { usePending } from '../../../parts/use-action.ts'
import { actionsFromAll } from '../status-actions.ts'
import type { useEnquiryList } from './use-enquiry-list.ts'

/** Moving more enquiries than this asks first, and their names are no longer listed. */
export const fewEnquiries = 5

export type Selection = ReturnType<typeof useSelection>

/** The selected enquiries of a list, and how to act on them: all are changed or none, and many only after a question. */
export function useSelection({ enquiries, filter }: ReturnType<typeof useEnquiryList>) {
  /**
   * Each with its status when it was selected. If somebody else moves one meanwhile, the first try is refused and says so; what
   * the list no longer shows then is no longer selected.
   */
  const [chosen, setChosen] = useState<ReadonlyMap<string, EnquiryStatus>>(new Map())
  const [failure, setFailure] = useState<Failure>()
  /** The status that many are to get, until the question is answered. */
  const [asked, setAsked] = useState<EnquiryStatus>()
  const { pending, run, isShown } = usePending()
  const listed = new Map(enquiries.map(({ reference, status }) => [reference, status]))
  const expected = failure?.isConflict
    ? new Map([...listed].filter(([reference]) => chosen.has(reference)))
    : chosen
  if (expected.size < chosen.size) setChosen(expected)
  const selected: ReadonlySet<string> = new Set(expected.keys())
  const select = (next: ReadonlySet<string>) => {
    setFailure(undefined)
    setChosen(new Map([...listed, ...expected].filter(([reference]) => next.has(reference))))
  }
  // Another list may not show what was selected in this one, whether a field, a link or the browser's Back led to it.
  const list = JSON.stringify(filter)
  const [shownList, setShownList] = useState(list)
  if (list !== shownList) {
    setShownList(list)
    select(new Set())
    setAsked(undefined)
  }
  const act = (status: EnquiryStatus) => (selected.size > fewEnquiries ? setAsked(status) : void move(status))
  const move = async (status: EnquiryStatus) => {
    const seen = Object.fromEntries(expected)
    const outcome = await run(status, () => moveTo(status, seen, { showsProblem: isShown }))
    if (!outcome) return
    if ('problem' in outcome) setFailure(outcome)
    else select(new Set())
  }
  const actions = selected.size > maxStatusChanges ? [] : actionsFromAll([...expected.values()])
  const keys = actions.map(({ to, key }) => [key, () => act(to)])
  useKeys(selected.size > 0 ? Object.fromEntries(keys) : {})
  return {
    selected,
    /** Of those that the list shows: who was erased meanwhile is named nowhere. */
    names: enquiries.flatMap(({ reference, name }) => (selected.has(reference) ? name : [])),
    select,
    toggle: (reference: string) => {
      const next = new Set(selected)
      if (!next.delete(reference)) next.add(reference)
      select(next)
    },
    actions,
    act,
    pending,
    asked,
    answer: (isYes: boolean) => {
      setAsked(undefined)
      if (isYes && asked) void move(asked)
    },
    problem: failure?.problem,
  }
}
