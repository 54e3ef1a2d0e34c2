import { type ChangeOptions, change } from '../../change.ts'
import { useOpen } from './use-opened.ts'

/** Changes an enquiry; `path` follows its address in the API. Undo opens it again. */
export function useChange(reference: string) {
  const open = useOpen()
  return (method: string, path: string, body: unknown, options: ChangeOptions = {}) =>
    change(method, `/api/enquiries/${reference}/${path}`, body, {
      onUndone: () => void open(reference),
      ...options,
    })
}
