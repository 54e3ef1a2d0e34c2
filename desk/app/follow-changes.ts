import type { Query } from '@tanstack/react-query'
import { setConnected } from './connection.ts'
import { queries } from './queries.ts'
import { send } from './request.ts'

const pause = 1_000

type News = 'connected' | 'disconnected' | 'changed'

/** Connects the desk's pages in this browser. Each page listens before its first request. */
const pages = new BroadcastChannel('changes')
pages.onmessage = ({ data }: MessageEvent<News>) => hear(data)

/** What has become outdated while it was being fetched. */
const outdated = new Set<Query>()

/** A fetch finishes before it begins anew: with a long list, one that each change cancelled would never end while changes arrive. */
function refetch(): void {
  const begun = queries.getQueryCache().findAll({ fetchStatus: 'fetching' })
  void queries.invalidateQueries({ fetchStatus: 'idle' })
  for (const query of begun.filter((one) => !outdated.has(one))) {
    outdated.add(query)
    const again = () => {
      outdated.delete(query)
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
    query.promise?.then(again, again)
  }
}

function hear(news: News): void {
  if (news === 'changed') refetch()
  else setConnected(news === 'connected')
}

function broadcast(news: News): void {
  hear(news)
  pages.postMessage(news)
}

/**
 * Refetches what is on the screen whenever the server announces a change, until aborted. One page at a time holds the stream and
 * informs the others: a browser opens six connections to a server, so six pages with a stream each would leave none for other
 * requests. While a dialog of the browser blocks that page, the others hear nothing.
 */
export async function followChanges(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await navigator.locks.request('changes', { signal }, () => followStream(signal)).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** The stream needs the session in a header, which an EventSource cannot send. */
async function followStream(signal: AbortSignal): Promise<void> {
  try {
    const { body } = await send('GET', '/api/changes', undefined, signal)
    broadcast('connected')
    const reader = body?.getReader()
    // The server's first event, on connecting, covers any changes before it.
    while (reader && !(await reader.read()).done) broadcast('changed')
  } catch {
    if (signal.aborted) return
  }
  broadcast('disconnected')
}
