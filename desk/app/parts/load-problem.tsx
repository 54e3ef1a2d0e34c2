import { useConnected } from '../connection.ts'
import { errorSentence, isUnanswered } from '../error-sentence.ts'

interface LoadProblemProps {
  error: Error | null
  /** Whether something from before is shown. */
  hasData: boolean
  onRetry: () => void
}

/** Why something could not be loaded, with a button to try again. Nothing while the notice at the top says it. */
export function LoadProblem({ error, hasData, onRetry }: LoadProblemProps) {
  const isConnected = useConnected()
  if (!error || (isUnanswered(error) && !isConnected)) return null
  return (
    <div className="problem" role="alert">
      <p>
        {errorSentence(error)}
        {hasData && ' What you see may be out of date.'}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
