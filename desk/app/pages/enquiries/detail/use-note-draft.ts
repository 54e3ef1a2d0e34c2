import { useSyncExternalStore } from 'react'
import { locking } from '../../../request.ts'

/** A note being written; it is kept in memory only until it is sent. */
export interface NoteDraft {
  text: string
  set: (text: string) => void
  /** Puts a note that was taken back into the box, before what was written since. */
  giveBack: (note: string) => void
  /** Whether there is an unsaved note, also before the next render. */
  isUnsaved: () => boolean
}

/** By reference, so that an undo reaches the note's own enquiry when another one is open. */
const drafts = new Map<string, string>()
const listeners = new Set<() => void>()
locking.addEventListener('locked', () => drafts.clear())

export function useNoteDraft(reference: string): NoteDraft {
  const read = () => drafts.get(reference) ?? ''
  const set = (text: string) => {
    drafts.set(reference, text)
    for (const listener of listeners) listener()
  }
  return {
    text: useSyncExternalStore(subscribe, read),
    set,
    giveBack: (note) => set([note, read()].filter(Boolean).join('\n')),
    isUnsaved: () => read().trim() !== '',
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
