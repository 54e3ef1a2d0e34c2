import { type ChangeOptions, change } from '../../change.ts'
import { usePending } from '../../parts/use-action.ts'
import { useOpen } from './use-opened.ts'

/**
 * Posts changes of an enquiry to paths below its address in the API, one at a time as {@link usePending} runs them. Undo opens the
 * enquiry again.
 */
export function useChange(reference: string) {
  const open = useOpen()
  const { pending, run, isShown } = usePending()
  const onUndone = () => void open(reference)
  const post = (action: string, path: string, body: unknown, options: ChangeOptions = {}) =>
    run(action, () => change('POST', `/api/enquiries/${reference}/${path}`, body, { onUndone, ...options }))
  return { pending, run, isShown, post }
}
