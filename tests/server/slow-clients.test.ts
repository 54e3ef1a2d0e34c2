import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestService } from '../support/service.ts'

/** Sockets in each group; the full run of the target is 250 each. */
const socketsEach = Number(process.env.SLOW_CLIENTS ?? 100)
/** 15 s for a request and 1 s between two looks at the connections, with a margin for this client's own timers. */
const longest = 16_000 + 300
const dripEvery = 500

const openings = {
  'headers that never end': 'GET / HTTP/1.1\r\nHost: x\r\n',
  'a body that never ends':
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n',
}

test('clients that drip are closed within 16 s, and a good client does not notice them', async () => {
  const service = await startTestService()
  onTestFinished(() => service.stop())
  const started = performance.now()
  const lives = Object.values(openings).flatMap((opening) =>
    Array.from({ length: socketsEach }, () => drip(service.port, opening)),
  )
  let open = lives.length
  for (const life of lives) void life.then(() => (open -= 1))

  const waits: number[] = []
  while (open > 0 && performance.now() - started < longest + 4_000) {
    const asked = performance.now()
    const reply = await service.send({ path: '/about' })
    waits.push(performance.now() - asked)
    expect(reply.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(open).toBe(0)
  expect(Math.max(...(await Promise.all(lives)))).toBeLessThan(longest)
  waits.sort((a, b) => a - b)
  expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThan(100)
})

/** Sends one byte after another; resolves with the milliseconds until the server closed the connection. */
function drip(port: number, opening: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(opening))
    const timer = setInterval(() => socket.write('x'), dripEvery)
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(performance.now() - started)
    })
  })
}
