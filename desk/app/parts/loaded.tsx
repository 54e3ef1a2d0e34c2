import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadProblem } from './load-problem.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown }
  /** What is loading, for screen readers. */
  label: string
  lines?: number
  children: (data: Data) => ReactNode
}

/** A query's data: a skeleton while it loads, and a sentence when it failed, above any data from before. */
export function Loaded<Data>({ query, label, lines = 6, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  return (
    <>
      <LoadProblem error={error} hasData={data !== undefined} onRetry={() => void refetch()} />
      {data !== undefined ? children(data) : !error && <Skeleton lines={lines} label={label} />}
    </>
  )
}
