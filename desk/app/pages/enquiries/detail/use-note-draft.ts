import { idleLimit } from '../../../../../schemas/desk-session.ts'
import { idleTime } from '../../../idle.ts'
import { sharedValue } from '../../../parts/shared-value.ts'
import { locking } from '../../../request.ts'

/** A note being written, kept only in memory until it is sent. */
export interface NoteDraft {
  text: string
  set: (text: string) => void
  /** Puts an undone note back into the box, before what was written since. */
  giveBack: (note: string) => void
  /** Whether there is an unsaved note, even one typed since the last render. */
  isUnsaved: () => boolean
}

/** By reference, so that an undo returns a note to its own enquiry even if another one is open. */
const drafts = sharedValue<ReadonlyMap<string, string>>(new Map())
// A desk that was stopped and started again locks its page while somebody writes.
locking.addEventListener('locked', () => {
  if (idleTime() >= idleLimit) drafts.set(new Map())
})

export const useUnsavedNotes = (): string[] =>
  [...new Set(drafts.use().values())].filter((text) => text.trim() !== '')

export function useNoteDraft(reference: string): NoteDraft {
  const read = () => drafts.get().get(reference) ?? ''
  const set = (text: string) => drafts.set(new Map(drafts.get()).set(reference, text))
  return {
    text: drafts.use().get(reference) ?? '',
    set,
    giveBack: (note) => set([note, read()].filter(Boolean).join('\n')),
    isUnsaved: () => read().trim() !== '',
  }
}
