import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { Dialog } from '../../../parts/dialog.tsx'
import type { NoteDraft } from './use-note-draft.ts'

/** Asks before navigation loses an unsaved note. */
export function UnsavedNote({ draft }: { draft: NoteDraft }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      draft.isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  const isAsked = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsked) dialog.current?.showModal()
  }, [isAsked])
  const hasText = draft.text.trim() !== ''
  useEffect(() => {
    if (!hasText) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasText])
  const leave = () => {
    draft.set('')
    dialog.current?.close()
    blocker.proceed?.()
  }
  return (
    <Dialog
      ref={dialog}
      title="Your note is not kept yet"
      onClose={() => blocker.state === 'blocked' && draft.isUnsaved() && blocker.reset()}
      actions={
        <>
          <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
            Stay with the note
          </button>
          <button type="button" className="button" onClick={leave}>
            Leave without it
          </button>
        </>
      }
    >
      <p>If you leave now, what you wrote is lost.</p>
    </Dialog>
  )
}
