import { useEffect, useRef, useState } from 'react'
import { errorSentence } from '../error-sentence.ts'
import { send } from '../request.ts'
import { useProblem } from './use-problem.ts'

/**
 * Runs one action at a time and names the one under way; starting another meanwhile does nothing. `isShown` says whether the
 * component is still mounted: a response may arrive after the person has moved on.
 */
export function usePending() {
  const [pending, setPending] = useState<string>()
  const isBusy = useRef(false)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  async function run<Result>(action: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setPending(action)
    try {
      return await work()
    } finally {
      isBusy.current = false
      setPending(undefined)
    }
  }
  return { pending, run, isShown: () => shown.current }
}

/**
 * Sends a POST. `button` holds the props of its ActionButton; `problem` says why it failed, and `showProblem` shows one found before
 * sending.
 */
export function useAction<Answer>(path: string) {
  const { pending, run } = usePending()
  const { problem, showProblem } = useProblem()
  const post = (body?: unknown) =>
    run(path, async () => {
      showProblem()
      try {
        return (await (await send('POST', path, body)).json()) as Answer
      } catch (error) {
        showProblem(errorSentence(error))
        return undefined
      }
    })
  return { run: post, button: { action: path, pending }, problem, showProblem }
}
