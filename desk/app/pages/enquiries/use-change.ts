import { type ChangeOptions, change } from '../../change.ts'
import { useOpen } from './use-opened.ts'

/** Posts a change of an enquiry to a path below its address in the API. Undo opens the enquiry again. */
export function useChange(reference: string) {
  const open = useOpen()
  const onUndone = () => void open(reference)
  return (path: string, body: unknown, options: ChangeOptions = {}) =>
    change('POST', `/api/enquiries/${reference}/${path}`, body, { onUndone, ...options })
}
