import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may be unanswered. Browsers and proxies have one. */
const mostWaiting = 16

/** Closes a connection that pipelines too many requests, which would fill the memory; the rest do not reach `listener`. */
export function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  const add = (socket: Socket, change: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + change)
  return (request, response) => {
    const { socket } = request
    add(socket, 1)
    response.once('close', () => add(socket, -1))
    if ((waiting.get(socket) ?? 0) > mostWaiting) socket.destroy()
    else listener(request, response)
  }
}
