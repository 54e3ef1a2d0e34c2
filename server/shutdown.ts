import { setMaxListeners } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Log } from './log.ts'

/** Stops a server without losing a request that has begun. */
type Shutdown = {
  /** Aborted when what is in flight has to be answered, whatever it waits for. */
  ending: AbortSignal
  stop: () => Promise<void>
}

const idleCheck = 50
/** Milliseconds for the last answers. */
const answering = 250

/**
 * Watches the server's requests, so that `stop` can refuse new connections, answer what is in flight with
 * `Connection: close`, ask for the answers of what is left after `deadlineMs`, and then cut it.
 */
export function prepareShutdown(server: Server, options: { log: Log; deadlineMs: number }): Shutdown {
  const inFlight = new Set<ServerResponse>()
  const ending = new AbortController()
  // Each request in flight listens.
  setMaxListeners(0, ending.signal)
  let stopping = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (stopping) response.setHeader('Connection', 'close')
  })
  return {
    ending: ending.signal,
    stop: () =>
      new Promise((resolve) => {
        stopping = true
        options.log.info('stopping', { waiting: inFlight.size })
        for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close')
        const sweep = setInterval(() => server.closeIdleConnections(), idleCheck)
        const deadline = setTimeout(() => ending.abort(), options.deadlineMs)
        const end = setTimeout(() => server.closeAllConnections(), options.deadlineMs + answering)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(deadline)
          clearTimeout(end)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
