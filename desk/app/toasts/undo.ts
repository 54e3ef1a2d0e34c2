import { change } from '../change.ts'
import { shownToast, showToast } from './toast-store.ts'

/** Undoes the change of the toast that is shown. */
export async function undoShown(): Promise<void> {
  const { change: id, onUndone } = shownToast() ?? {}
  if (id === undefined) return
  const showsProblem = () => true
  const outcome = await change('POST', '/api/undo', { change: id }, { canUndo: false, showsProblem })
  if ('changes' in outcome) return onUndone?.()
  // An answer that was lost says nothing: it can be asked for again.
  const again = outcome.isUnanswered && { change: id, onUndone }
  showToast({ lines: outcome.problem.split('\n'), isProblem: true, ...again })
}
