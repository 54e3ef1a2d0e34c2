import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import { type NetworkLimits, networkLimits } from '../../server/http-server.ts'
import { startTestService } from '../support/service.ts'

const openings = {
  'headers that never end': 'GET / HTTP/1.1\r\nHost: x\r\n',
  'a body that never ends':
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n',
}

/**
 * Opens connections that send a byte at a time, and meanwhile requests pages, each of which must be answered with 200 if it
 * is in time. Resolves once the server has closed them all, with the milliseconds that each stayed open, the first line that
 * each was answered, and the milliseconds that each page took.
 */
export async function dripUntilClosed(
  sockets: number,
  dripEvery: number,
  limits: NetworkLimits = networkLimits,
): Promise<{ lives: number[]; answers: string[]; waits: number[] }> {
  const service = await startTestService({}, { networkLimits: limits })
  const drips = Object.values(openings).flatMap((opening) =>
    Array.from({ length: sockets / 2 }, () => drip(service.port, opening, dripEvery)),
  )
  let isOpen = true
  const closed = Promise.all(drips).finally(() => {
    isOpen = false
  })
  const waits: number[] = []
  while (isOpen) {
    const asked = performance.now()
    const reply = await service.send({ path: '/about' })
    const waited = performance.now() - asked
    waits.push(waited)
    // The clients run in the server's process: when that stands still, the request itself may arrive too late.
    if (waited < limits.headersTimeout) expect(reply.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const ends = await closed
  return { lives: ends.map(({ life }) => life), answers: ends.map(({ answer }) => answer), waits }
}

/** Resolves once the server has closed the connection. */
function drip(port: number, opening: string, every: number): Promise<{ life: number; answer: string }> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let started = 0
    let answer = ''
    let timer: NodeJS.Timeout | undefined
    socket.on('connect', () => {
      started = performance.now()
      socket.write(opening)
      timer = setInterval(() => socket.write('x'), every)
    })
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer ||= text.split('\r\n')[0] ?? ''
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ life: performance.now() - started, answer })
    })
  })
}
