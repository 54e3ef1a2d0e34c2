import { useEffect, useState } from 'react'

const delay = 120

/** The text, once typing pauses, or at once when it is emptied. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
