import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import { listen } from '../listen.ts'

/** Only this machine can connect; monitoring elsewhere needs a tunnel or an agent. */
export const metricsHost = '127.0.0.1'

/** Answers `GET /metrics` in Prometheus's text format on a port of its own, and returns the port. */
export function serveMetrics(registry: Registry, port: number): Promise<number> {
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
  return listen(server, { host: metricsHost, port }, 'METRICS_PORT')
}
