import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConnected } from '../connection.ts'
import { errorSentence, isUnanswered } from '../error-sentence.ts'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown }
  /** What is loading, for screen readers. */
  label: string
  lines?: number
  children: (data: Data) => ReactNode
}

/**
 * A query's data: a skeleton while it loads and, if it failed, a sentence above any earlier data, unless the notice at the top already
 * says so.
 */
export function Loaded<Data>({ query, label, lines = 6, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  const isConnected = useConnected()
  return (
    <>
      {error && (isConnected || !isUnanswered(error)) && (
        <div className="problem" role="alert">
          <p>
            {errorSentence(error)}
            {data !== undefined && ' What you see may be out of date.'}
          </p>
          <button type="button" className="button" onClick={() => void refetch()}>
            Try again
          </button>
        </div>
      )}
      {data !== undefined ? children(data) : !error && <Skeleton lines={lines} label={label} />}
    </>
  )
}
