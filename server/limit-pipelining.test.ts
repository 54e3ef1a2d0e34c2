import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { listen } from './listen.ts'

async function serve(answer: RequestListener) {
  const server = createHttpServer()
  // An idle connection would be closed as well.
  server.timeout = 0
  server.on('request', limitPipelining(answer))
  onTestFinished(() => void server.close())
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  onTestFinished(() => void client.destroy())
  const [socket] = await once(server, 'connection')
  return { client, socket }
}

const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count)

test('a connection that pipelines requests and reads no answers is closed after a few', async () => {
  let answered = 0
  const { client, socket } = await serve((_request, response) => {
    answered += 1
    response.end('x'.repeat(100_000))
  })
  client.write(requests(2300))
  await once(socket, 'close')
  expect(answered).toBe(16)
})

test('a connection that reads gets every answer, even when it pipelines some requests', async () => {
  const { client } = await serve((_request, response) => response.end('answered'))
  let received = ''
  client.setEncoding('utf8')
  for (let round = 1; round <= 10; round += 1) {
    client.write(requests(16))
    while (received.split('answered').length <= round * 16) received += (await once(client, 'data'))[0]
  }
})
