import { change } from '../change.ts'
import { shownToast } from './toast-store.ts'

/** Takes back the change that the toast speaks of; nothing when it is gone. */
export async function undoShown(): Promise<void> {
  const id = shownToast()?.change
  if (id === undefined) return
  await change('POST', '/api/undo', { change: id }, { canUndo: false })
}
