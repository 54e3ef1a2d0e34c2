import { DraftList } from './draft-list.tsx'
import { useUnsavedDrafts } from './use-draft.ts'

/** Shown in place of an erased enquiry, with what was typed about it. */
export function Gone({ reference }: { reference: string }) {
  const drafts = useUnsavedDrafts(reference)
  return (
    <div className="problem" role="alert">
      <h2>This enquiry no longer exists</h2>
      <p>There is no enquiry {reference}. It may have been erased.</p>
      {drafts.length > 0 && <p>What you wrote was not saved:</p>}
      <DraftList drafts={drafts} />
    </div>
  )
}
