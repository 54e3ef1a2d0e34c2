import { QueryClient } from '@tanstack/react-query'
import { minute } from '../../schemas/time/durations.ts'
import { read } from './request.ts'

/**
 * What is shown is refetched when it is invalidated, each minute, and when the page comes into view again: the passing of time
 * alone makes an enquiry overdue.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: read,
      retry: false,
      refetchOnWindowFocus: 'always',
      refetchInterval: minute,
      staleTime: Number.POSITIVE_INFINITY,
      // The server is on this computer: it answers without a network.
      networkMode: 'always',
    },
  },
})
