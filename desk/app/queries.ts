import { QueryClient } from '@tanstack/react-query'
import { read } from './request.ts'

/** What is shown is fetched again only when it is invalidated, as each event of the server does: see follow-changes.ts. */
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
  },
})
