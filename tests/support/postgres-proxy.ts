import { once } from 'node:events'
import { type AddressInfo, createServer, connect as open, type Socket } from 'node:net'

/**
 * A proxy before PostgreSQL, for a database that goes away: from `stop` on, nothing answers at its address. After the statement that
 * `loseAfter` names its host is lost: no open connection passes anything on any more, or ends.
 */
export async function startPostgresProxy(databaseUrl: string) {
  const { port: target, hostname } = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let last: string | undefined
  const lose = () => {
    last = undefined
    for (const [client, server] of pairs) {
      client.unpipe(server).resume()
      server.unpipe(client).resume()
    }
  }
  const proxy = createServer((client) => {
    const server = open(Number(target), hostname)
    pairs.add([client, server])
    for (const socket of [client, server]) socket.on('error', () => {})
    client.pipe(server).pipe(client)
    // Added after the pipe's own listener, so the statement itself still arrives.
    client.on('data', (sent) => {
      if (last && sent.includes(last)) lose()
    })
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo
  const loseAfter = (text: string) => {
    last = text
  }
  const stop = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    proxy.close()
  }
  return { url: databaseUrl.replace(`:${target}/`, `:${port}/`), loseAfter, stop }
}
