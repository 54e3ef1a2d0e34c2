import { setConnected } from './connection.ts'
import { queries } from './queries.ts'
import { send } from './request.ts'

const pause = 1_000
/** A question to this computer is rarely under way for longer, in milliseconds. */
const underWay = 100

type News = 'connected' | 'disconnected' | 'changed'

/**
 * Who holds it has the stream. Each page has one of two, so that seldom all depend on a page that a dialog of the browser has stopped.
 */
const lockName = `changes-${Math.floor(Math.random() * 2)}`

/** The desk's pages in this browser. Each listens before it asks for anything. */
const pages = new BroadcastChannel('changes')
pages.onmessage = ({ data }: MessageEvent<News>) => hear(data)

function hear(news: News): void {
  if (news === 'changed') void queries.invalidateQueries()
  else setConnected(news === 'connected')
}

function tell(news: News): void {
  hear(news)
  pages.postMessage(news)
}

/**
 * Refetches what is on the screen whenever the server announces a change, until aborted. One page or two at a time hold the stream and
 * tell the others: a browser opens six connections to a server, and six pages would leave none for anything else.
 */
export async function followChanges(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await navigator.locks.request(lockName, { signal }, () => followStream(signal)).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** The stream needs the session in a header, which an EventSource cannot send. */
async function followStream(signal: AbortSignal): Promise<void> {
  try {
    // The server says at once that something has changed where that was since the page was opened, before or between streams.
    const asked = performance.now()
    const response = await send('GET', `/api/changes?age=${Math.ceil(asked) + underWay}`, undefined, signal)
    tell('connected')
    if (performance.now() - asked > underWay) tell('changed')
    await eachChange(response, () => tell('changed'))
  } catch {
    if (signal.aborted) return
  }
  tell('disconnected')
}

async function eachChange({ body }: Response, onChange: () => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    if (part.value.includes('data:')) onChange()
}
