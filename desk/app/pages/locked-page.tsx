import { idleLimit } from '../../../schemas/desk-session.ts'
import { minute } from '../../../schemas/time/durations.ts'
import { takeFocus } from '../parts/take-focus.ts'
import { DraftList } from './enquiries/detail/draft-list.tsx'
import { useUnsavedDrafts } from './enquiries/detail/use-draft.ts'

/** Shown instead of the desk when there is no session. */
export function LockedPage({ reason }: { reason: string | undefined }) {
  const drafts = useUnsavedDrafts()
  return (
    <main className="desk-locked">
      <title>Locked – The desk</title>
      <h1 tabIndex={-1} ref={takeFocus}>
        The desk is locked
      </h1>
      <p>
        {reason ??
          `It locks after ${idleLimit / minute} minutes without use, and what was not saved is then lost; it also locks when its tab is closed, and when it is stopped in the terminal. Each tab needs a link of its own.`}
      </p>
      <p>
        Press Enter in the terminal where the desk runs, or start it again there with <code>clinic desk</code>
        .
      </p>
      {drafts.length > 0 && (
        <div className="problem">
          <p>What you wrote was not saved. Copy it before you open the desk again in this tab:</p>
          <DraftList drafts={drafts} />
        </div>
      )}
    </main>
  )
}
