import { useEffect, useState } from 'react'

const step = 20_000

/** The current time, updated while the page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), step)
    return () => clearInterval(timer)
  }, [])
  return now
}
