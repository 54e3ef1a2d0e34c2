import { QueryClient } from '@tanstack/react-query'
import { read } from './request.ts'

/** Nothing is asked again by itself, and nothing is refetched unless it was invalidated. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: read,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      // The server is on this computer: it answers without a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
