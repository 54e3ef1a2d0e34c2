import { useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong with a field. `tell` removes it first: screen readers repeat a message only if it was gone in between. */
export function useProblem() {
  const [problem, setProblem] = useState<string>()
  const tell = (next?: string) => {
    flushSync(() => setProblem(undefined))
    setProblem(next)
  }
  return { problem, tell }
}
