import { change } from '../change.ts'
import { shownToast } from './toast-store.ts'

/** Undoes the change of the toast that is shown. */
export async function undoShown(): Promise<void> {
  const id = shownToast()?.change
  if (id === undefined) return
  await change('POST', '/api/undo', { change: id }, { canUndo: false })
}
