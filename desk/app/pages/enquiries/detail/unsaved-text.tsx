import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Question } from '../../../parts/question.tsx'
import { forgetDrafts, isUnsaved } from './use-draft.ts'

/** Asks before navigation or a reload loses what was written: the note in the box, or text in one of the forms. */
export function UnsavedText({ reference }: { reference: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(reference),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved(reference) && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })
  const leaveOrStay = (leaves: boolean) => {
    if (blocker.state !== 'blocked') return
    if (!leaves) return blocker.reset()
    forgetDrafts(reference)
    blocker.proceed()
  }
  return (
    <Question
      asked={blocker.state === 'blocked' ? blocker : undefined}
      title="What you wrote is not saved yet"
      text="If you leave now, it is lost."
      answers={[
        { label: 'Stay', isYes: false },
        { label: 'Leave without saving', isYes: true },
      ]}
      onAnswer={leaveOrStay}
    />
  )
}
