import { useRef, useState } from 'react'

/** A note that is being written, kept in this page alone until it is sent. */
export interface NoteDraft {
  text: string
  set: (text: string) => void
  /** Whether there is an unsaved note, also before the next render. */
  isUnsaved: () => boolean
}

export function useNoteDraft(): NoteDraft {
  const [text, setText] = useState('')
  const latest = useRef('')
  return {
    text,
    set: (next) => {
      latest.current = next
      setText(next)
    },
    isUnsaved: () => latest.current.trim() !== '',
  }
}
