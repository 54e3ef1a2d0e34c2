import { CopyButton } from '../../../parts/copy-button.tsx'

/** Shown in place of an erased enquiry, with the unsent note to copy. */
export function Gone({ reference, note }: { reference: string; note: string }) {
  return (
    <div className="problem" role="alert">
      <h2>This enquiry no longer exists</h2>
      <p>There is no enquiry {reference}. It may have been erased.</p>
      {note.trim() !== '' && (
        <>
          <p>Your note was not saved:</p>
          <p className="message" dir="auto">
            {note}
          </p>
          <CopyButton text={note} label="the note" />
        </>
      )}
    </div>
  )
}
