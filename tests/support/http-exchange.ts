import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** What to send. The path goes out exactly as written, which `fetch` would not do. */
export type Outgoing = {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  agent?: Agent
}

export type Incoming = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** Sends one request to a port of this machine and resolves with the complete response. */
export function exchange(port: number, outgoing: Outgoing = {}): Promise<Incoming> {
  const { method = 'GET', path = '/', headers = {}, body, agent } = outgoing
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers, agent: agent ?? new Agent() },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          const content = Buffer.concat(chunks)
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: content,
            text: content.toString('utf8'),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
