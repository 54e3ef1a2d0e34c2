import { change } from '../change.ts'
import { shownToast } from './toast-store.ts'

/** Undoes the change of the toast that is shown. */
export async function undoShown(): Promise<void> {
  const { change: id, onUndone } = shownToast() ?? {}
  if (id === undefined) return
  const outcome = await change('POST', '/api/undo', { change: id }, { canUndo: false })
  if ('changes' in outcome) onUndone?.()
}
