import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Question } from '../../../parts/question.tsx'
import type { NoteDraft } from './use-note-draft.ts'

/** Asks before navigation or a reload loses what was written: the note in the box, or a correction in one of the forms. */
export function UnsavedText({ draft }: { draft: NoteDraft }) {
  const isUnsaved = () => draft.isUnsaved() || hasCorrection()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })
  const leaveOrStay = (leaves: boolean) => {
    if (blocker.state !== 'blocked') return
    if (!leaves) return blocker.reset()
    draft.set('')
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

/** Whether a form's text differs from what it began with. It never does in fields that React controls. */
function hasCorrection(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'article form :is(input, textarea)',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
