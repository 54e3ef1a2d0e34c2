import { sharedValue } from '../parts/shared-value.ts'

/** What was just done, or why not. One is shown at a time. */
interface Toast {
  /** A line for each change to one enquiry, a single line for several enquiries, or why nothing was changed. */
  lines: string[]
  isProblem: boolean
  /** The audit row of the change that can be undone. */
  eventId?: number | undefined
  /** Whether the answer to an earlier try was lost. */
  isAskedAgain?: boolean | undefined
  /** Called when it was undone. */
  onUndone?: (() => void) | undefined
}

/** Milliseconds until a toast closes. */
export const toastTime = 10_000

export const { get: shownToast, set: showToast, use: useToast } = sharedValue<Toast | undefined>(undefined)
