import { useEffect, useState } from 'react'

/** Milliseconds between two letters of somebody who still types. */
const pause = 120

/** A text once it has not changed for a moment; at once when it is emptied. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
