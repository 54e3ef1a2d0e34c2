import { idleLimit } from '../../../../../schemas/desk-session.ts'
import { idleTime } from '../../../idle.ts'
import { sharedValue } from '../../../parts/shared-value.ts'
import { locking } from '../../../request.ts'

/** What was typed into a field about an enquiry, and is not saved. */
export interface Draft {
  reference: string
  /** The label of the field. */
  field: string
  /** What the field began with. */
  initial: string
  text: string
}

/**
 * Kept only in memory, and outside the fields: these disappear when the desk locks or somebody erases the enquiry, and an undo returns
 * a note to its own enquiry even if another one is open.
 */
const drafts = sharedValue<readonly Draft[]>([])
// A desk that was stopped and started again locks its page while somebody writes.
locking.addEventListener('locked', () => {
  if (idleTime() >= idleLimit) drafts.set([])
})

/** The text of a field, which begins as `initial`. Once it is saved or given up, it has to be set to that again. */
export function useDraft(reference: string, field: string, initial = '') {
  const isThis = (one: Draft) => one.reference === reference && one.field === field
  const read = () => drafts.get().find(isThis)?.text ?? initial
  const set = (text: string) => {
    const others = drafts.get().filter((one) => !isThis(one))
    drafts.set(text === initial ? others : [...others, { reference, field, initial, text }])
  }
  drafts.use()
  return {
    text: read(),
    set,
    /** Puts an undone text back, before what was written since. */
    giveBack: (text: string) => set([text, read()].filter(Boolean).join('\n')),
  }
}

/** Whether anything about an enquiry is unsaved, even if typed since the last render: a field that was emptied counts, too. */
export const isUnsaved = (reference: string): boolean =>
  drafts.get().some((one) => one.reference === reference && (one.text.trim() || one.initial) !== '')

/** The words that are unsaved about one enquiry, or about all. */
export const useUnsavedDrafts = (reference?: string): Draft[] =>
  drafts.use().filter((one) => one.text.trim() !== '' && one.reference === (reference ?? one.reference))

/** Forgets what is unsaved of an enquiry, or only what was typed into some of its fields. */
export function forgetDrafts(reference: string, fields?: readonly string[]): void {
  const isKept = (one: Draft) => one.reference !== reference || (fields && !fields.includes(one.field))
  drafts.set(drafts.get().filter(isKept))
}
