import { useEffect, useRef } from 'react'
import type { EnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import { Dialog } from '../../../parts/dialog.tsx'

interface ManyQuestionProps {
  count: number
  /** Where they are to go; without it nothing is asked. */
  to: EnquiryStatus | undefined
  onAnswer: (isYes: boolean) => void
}

/** Asks before many enquiries are moved at once. */
export function ManyQuestion({ count, to, onAnswer }: ManyQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!to || !dialog.current) return
    dialog.current.returnValue = ''
    dialog.current.showModal()
  }, [to])
  return (
    <Dialog
      ref={dialog}
      title={`Move ${count} enquiries to ${to}?`}
      onClose={() => onAnswer(dialog.current?.returnValue === 'move')}
      actions={
        <>
          <button
            type="button"
            className="button button-primary"
            onClick={() => dialog.current?.close('move')}
          >
            Move them
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </>
      }
    >
      <p>All of them are moved, or none.</p>
    </Dialog>
  )
}
