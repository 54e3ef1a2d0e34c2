import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'
import { listen } from '../listen.ts'

/** Only this machine may ask; a monitoring elsewhere comes through a tunnel or an agent. */
const host = '127.0.0.1'

/** Answers `GET /metrics` in Prometheus's text format on a port of its own. */
export async function serveMetrics(
  registry: Registry,
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  return { server, port: await listen(server, { host, port }) }
}
