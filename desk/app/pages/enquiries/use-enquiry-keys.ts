import { useKeys } from '../../keys/use-keys.ts'
import { focusedRow, useOpen } from './use-opened.ts'

/** Every key for a move, without one. */
export const noMoves = { c: undefined, b: undefined, e: undefined, '!': undefined }

/** Keys that act on the open enquiry. While the row of another has the focus, they open that one instead: only the next press acts. */
export function useEnquiryKeys(reference: string | undefined, handlers: Parameters<typeof useKeys>[0]): void {
  const open = useOpen()
  const press = (act: (() => void) | undefined) => () => {
    const row = focusedRow()
    if (row && row !== reference) void open(row)
    else act?.()
  }
  useKeys(Object.fromEntries(Object.entries(handlers).map(([key, act]) => [key, press(act)])))
}
