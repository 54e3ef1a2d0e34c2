import { queries } from './queries.ts'
import { send } from './request.ts'

const pause = 1_000
/** A question to this computer is rarely under way for longer, in milliseconds. */
const underWay = 100

/**
 * Refetches what is on the screen whenever the server announces a change, until aborted. The stream needs the session in a
 * header, which an EventSource cannot send.
 */
export async function followChanges(
  signal: AbortSignal,
  onConnection: (isUp: boolean) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      // The server says at once that something has changed where that was since the page was opened, before or between streams.
      const asked = performance.now()
      const response = await send('GET', `/api/changes?age=${Math.ceil(asked) + underWay}`, undefined, signal)
      onConnection(true)
      if (performance.now() - asked > underWay) void queries.invalidateQueries()
      await eachChange(response, () => void queries.invalidateQueries())
    } catch {
      if (signal.aborted) return
    }
    onConnection(false)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function eachChange({ body }: Response, onChange: () => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    if (part.value.includes('data:')) onChange()
}
