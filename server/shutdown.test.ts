import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { prepareShutdown } from './shutdown.ts'

test('a client that never finishes its request is cut at the deadline', async () => {
  const server = createHttpServer()
  server.on('request', (request) => request.resume())
  const log = createLog({ level: 'silent', write: () => {}, clock: () => new Date() })
  const shutdown = prepareShutdown(server, { log, deadlineMs: 300 })
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const closed = new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{')
    })
    socket.on('error', () => {})
    socket.on('close', resolve)
  })
  await new Promise((resolve) => server.once('request', resolve))
  const asked = performance.now()
  await shutdown.stop()
  await closed
  expect(performance.now() - asked).toBeGreaterThan(250)
})
