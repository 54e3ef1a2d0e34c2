import { useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong with a field. Screen readers announce the same message a second time only if it was gone in between. */
export function useProblem<What = string>() {
  const [problem, setProblem] = useState<What>()
  const tell = (next?: What) => {
    flushSync(() => setProblem(undefined))
    setProblem(next)
  }
  return { problem, tell }
}
