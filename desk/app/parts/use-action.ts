import { useState } from 'react'
import { errorSentence } from '../error-sentence.ts'
import { write } from '../request.ts'

/** Sends a POST, with its state: busy, or the sentence of its failure. */
export function useAction<Answer>(path: string) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function run(body?: unknown): Promise<Answer | undefined> {
    setBusy(true)
    setProblem(undefined)
    try {
      return (await (await write('POST', path, body)).json()) as Answer
    } catch (error) {
      setProblem(errorSentence(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, problem }
}
