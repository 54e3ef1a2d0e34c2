import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A form in place of the button that opens it; `edited` is what it corrects. Closing the form returns the focus to the button. */
export function useCorrection<Shown extends object>() {
  const [edited, setEdited] = useState<Shown>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setEdited(undefined))
    button.current?.focus()
  }
  return { edited, open: (shown: Shown) => setEdited(shown), close, button }
}
