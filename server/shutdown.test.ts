import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { prepareShutdown } from './shutdown.ts'

async function serve(answer: RequestListener, deadlineMs = 300) {
  const server = createHttpServer()
  server.on('request', answer)
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => lines.push(line), clock: () => new Date() })
  const shutdown = prepareShutdown(server, { log, deadlineMs })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const client = async (text: string) => {
    const connected = once(server, 'connection')
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('error', () => {})
    await connected
    return socket
  }
  return { server, lines, shutdown, client }
}

test('a client that never finishes its request is cut at the deadline', async () => {
  const { server, shutdown, client } = await serve((request) => request.resume())
  const received = once(server, 'request')
  const socket = await client('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{')
  const closed = once(socket, 'close')
  await received
  const asked = performance.now()
  await shutdown.stop()
  await closed
  expect(performance.now() - asked).toBeGreaterThan(250)
})

test('a connection that was opened in advance and sends nothing does not delay the stop', async () => {
  const { shutdown, client } = await serve((_request, response) => response.end(), 60_000)
  const closed = once(await client(''), 'close')
  await shutdown.stop()
  await closed
})

test('a request that had only begun to arrive is answered, and ends its connection', async () => {
  const { shutdown, client } = await serve((_request, response) => response.end('answer\n'), 60_000)
  const socket = await client('GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n')
  const closed = once(socket, 'close')
  let answers = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answers += text
  })
  // Once the first request is answered, the beginning of the second has arrived too.
  await once(socket, 'data')
  const stopped = shutdown.stop()
  socket.write('Host: x\r\n\r\n')
  await Promise.all([closed, stopped])
  expect(answers.match(/^(?:Connection: .*|answer)$/gm)).toEqual([
    ...['Connection: keep-alive', 'answer'],
    ...['Connection: close', 'answer'],
  ])
})

test('a request that arrived before the stop is told that its connection ends', async () => {
  const { server, shutdown, client } = await serve(() => {}, 60_000)
  const arrived = once(server, 'request')
  const socket = await client('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [, response] = await arrived
  const stopped = shutdown.stop()
  response.end()
  expect(String(await once(socket, 'data'))).toContain('Connection: close')
  await stopped
})

test('pipelined requests are no longer waited for once their connection has ended', async () => {
  const { server, lines, shutdown, client } = await serve(() => {})
  let received = 0
  const all = new Promise<void>((resolve) =>
    server.on('request', () => {
      received += 1
      if (received === 3) resolve()
    }),
  )
  const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'))
  const socket = await client('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3))
  await all
  socket.destroy()
  await closed
  await shutdown.stop()
  expect(lines.join()).toContain('"waiting":0')
})
