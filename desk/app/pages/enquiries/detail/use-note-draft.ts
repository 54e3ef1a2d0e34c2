import { useRef, useState } from 'react'

/** A note being written; it is kept in memory only until it is sent. */
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
