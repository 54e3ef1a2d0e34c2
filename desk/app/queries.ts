import { QueryClient } from '@tanstack/react-query'
import { minute } from '../../schemas/durations.ts'
import { read } from './request.ts'

/** What is shown is refetched when it was invalidated, and each minute: time alone makes an enquiry overdue. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: read,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: minute,
      staleTime: Number.POSITIVE_INFINITY,
      // The server is on this computer: it answers without a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
