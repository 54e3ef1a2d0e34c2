import { useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong with a field. `showProblem` removes it first: screen readers repeat a message only if it was gone in between. */
export function useProblem<What = string>() {
  const [problem, setProblem] = useState<What>()
  const showProblem = (next?: What) => {
    flushSync(() => setProblem(undefined))
    setProblem(next)
  }
  return { problem, showProblem }
}
