import { setMaxListeners } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log.ts'

/** Stops a server without losing a request that has begun. */
type Shutdown = {
  /** Aborted when requests in flight have to be answered, whatever they wait for. */
  ending: AbortSignal
  stop: () => Promise<void>
}

const idleCheck = 50
/** Milliseconds to send the last answers. */
const answering = 250
/** Milliseconds after which a stop cuts a connection that has sent nothing: it was opened in advance of a request that may never come. */
const silence = 500

/**
 * Watches the server's requests, so that `stop` can refuse new connections, answer requests in flight with
 * `Connection: close`, abort `ending` to have the rest answered after `deadlineMs`, and then cut what is left.
 */
export function prepareShutdown(server: Server, options: { log: Log; deadlineMs: number }): Shutdown {
  /** The unfinished responses of each connection: one queued behind another emits no `close` when the connection ends. */
  const connections = new Map<Socket, Set<ServerResponse>>()
  const inFlight = () => [...connections.values()].flatMap((answers) => [...answers])
  const ending = new AbortController()
  // Each request in flight adds a listener.
  setMaxListeners(0, ending.signal)
  let stopping = false
  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const answers = connections.get(socket)
    answers?.add(response)
    response.once('close', () => answers?.delete(response))
    if (stopping) response.setHeader('Connection', 'close')
  })
  return {
    ending: ending.signal,
    stop: () =>
      new Promise((resolve) => {
        stopping = true
        options.log.info('stopping', { waiting: inFlight().length })
        for (const response of inFlight())
          if (!response.headersSent) response.setHeader('Connection', 'close')
        const cut = setTimeout(() => {
          for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
        }, silence)
        const sweep = setInterval(() => server.closeIdleConnections(), idleCheck)
        const deadline = setTimeout(() => ending.abort(), options.deadlineMs)
        const end = setTimeout(() => server.closeAllConnections(), options.deadlineMs + answering)
        server.close(() => {
          clearInterval(sweep)
          for (const timer of [cut, deadline, end]) clearTimeout(timer)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
