import { undoneSentence } from '../../../schemas/desk.ts'
import { change } from '../change.ts'
import { shownToast, showToast } from './toast-store.ts'

/** Undoes the change that the current toast reports. */
export async function undoShown(): Promise<void> {
  const { eventId, onUndone, isAskedAgain } = shownToast() ?? {}
  if (eventId === undefined) return
  const showsProblem = () => true
  const outcome = await change('POST', '/api/undo', { eventId }, { canUndo: false, showsProblem })
  if ('changes' in outcome) return onUndone?.()
  const { problem, isUnanswered } = outcome
  if (isAskedAgain && problem === undoneSentence) {
    showToast({ lines: ['That has been undone.'], isProblem: false })
    return onUndone?.()
  }
  // If the response was lost, the toast still offers Undo, as nobody knows whether it was done.
  const again = isUnanswered && { eventId, onUndone, isAskedAgain: true }
  showToast({ lines: problem.split('\n'), isProblem: true, ...again })
}
