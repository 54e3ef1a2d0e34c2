import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { Dialog } from '../../../parts/dialog.tsx'
import type { NoteDraft } from './use-note-draft.ts'

/** Asks before navigation or a reload loses what was written: the note in the box, or a correction in one of the forms. */
export function UnsavedText({ draft }: { draft: NoteDraft }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isUnsaved = () => draft.isUnsaved() || hasCorrection(dialog.current?.closest('article'))
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  const isAsked = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsked) dialog.current?.showModal()
  }, [isAsked])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })
  const end = () => {
    if (blocker.state !== 'blocked') return
    if (dialog.current?.returnValue !== 'leave') return blocker.reset()
    draft.set('')
    blocker.proceed()
  }
  return (
    <Dialog
      ref={dialog}
      title="What you wrote is not saved yet"
      onClose={end}
      actions={
        <>
          <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
            Stay with it
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close('leave')}>
            Leave without it
          </button>
        </>
      }
    >
      <p>If you leave now, it is lost.</p>
    </Dialog>
  )
}

/** Whether a form shows something else than it began with. Fields that React controls begin with what they show. */
function hasCorrection(article: Element | null | undefined): boolean {
  const fields = article?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea)',
  )
  return [...(fields ?? [])].some(({ value, defaultValue }) => value !== defaultValue)
}
