import type { IncomingMessage } from 'node:http'
import { RefusedRequest } from '../refused-request.ts'
import type { BodyKind } from './body-kind.ts'
import { bodyLimits } from './body-limits.ts'

/** The client closed the connection before its request was complete: nobody is left to answer. */
export class ClientGone extends Error {
  constructor() {
    super('The client closed the connection')
    this.name = 'ClientGone'
  }
}

const bytesOf = (kind: BodyKind) => bodyLimits[kind] * 1024

/** How much of a refused body is read and dropped, in bytes, so that the client gets to see the answer. */
const discardLimit = 1024 * 1024

/** Refuses a body that announces more than the limit, before any of it is read. */
export function refuseAnnouncedSize(request: IncomingMessage, kind: BodyKind): void {
  if (Number(request.headers['content-length'] ?? 0) > bytesOf(kind)) throw new RefusedRequest('tooLarge')
}

/** The whole body. Refuses one that grows past the limit; throws ClientGone when the connection ends before it does. */
export function readBody(request: IncomingMessage, kind: BodyKind): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (act: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      act()
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > bytesOf(kind)) settle(() => reject(new RefusedRequest('tooLarge')))
      else chunks.push(chunk)
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)))
    const onGone = () => settle(() => reject(new ClientGone()))
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  })
}

/** Reads on without keeping anything; cuts the connection of a client that goes on sending. */
export function discardBody(request: IncomingMessage): void {
  if (request.complete) return
  let size = 0
  request.on('error', () => {})
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > discardLimit) request.destroy()
  })
}
