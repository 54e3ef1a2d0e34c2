import type { Server, ServerResponse } from 'node:http'
import type { Log } from './log.ts'

/** Stops a server without losing a request that has begun. */
type Shutdown = { stop: () => Promise<void> }

const idleCheck = 50

/**
 * Watches the server's requests, so that `stop` can refuse new connections, answer what is in flight with
 * `Connection: close`, and cut what is left after `deadlineMs`.
 */
export function prepareShutdown(server: Server, options: { log: Log; deadlineMs: number }): Shutdown {
  const inFlight = new Set<ServerResponse>()
  let stopping = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (stopping) response.setHeader('Connection', 'close')
  })
  return {
    stop: () =>
      new Promise((resolve) => {
        stopping = true
        options.log.info('stopping', { waiting: inFlight.size })
        for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close')
        const sweep = setInterval(() => server.closeIdleConnections(), idleCheck)
        const deadline = setTimeout(() => server.closeAllConnections(), options.deadlineMs)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(deadline)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
