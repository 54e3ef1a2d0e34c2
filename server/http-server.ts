import { createServer, type Server } from 'node:http'

/** Limits against slow and greedy clients; times in milliseconds, sizes in bytes. */
export const networkLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8 * 1024,
  keepAliveTimeout: 5_000,
} as const

export type NetworkLimits = Record<keyof typeof networkLimits, number>

/** How long a connection may be idle while a reply is sent, in milliseconds. */
const idleTimeout = 30_000

/** An HTTP server that closes idle connections. It does not listen yet. */
export function createHttpServer(limits: NetworkLimits = networkLimits): Server {
  const server = createServer(limits)
  server.timeout = idleTimeout
  return server
}
