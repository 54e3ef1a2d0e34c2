import { change } from '../change.ts'
import { shownToast, showToast } from './toast-store.ts'

/** Undoes the change of the toast that is shown. */
export async function undoShown(): Promise<void> {
  const toast = shownToast()
  if (toast?.change === undefined) return
  const options = { canUndo: false, showsProblem: () => true }
  const outcome = await change('POST', '/api/undo', { change: toast.change }, options)
  if ('changes' in outcome) return toast.onUndone?.()
  const { problem, isUnanswered } = outcome
  // An answer that was lost says nothing: it can be asked for again.
  showToast({ ...(isUnanswered && toast), lines: problem.split('\n'), isProblem: true })
}
