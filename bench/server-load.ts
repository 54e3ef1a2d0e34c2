import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { enquiryExample } from '../tests/support/enquiry-example.ts'
import { percentile } from '../tests/support/percentile.ts'

/** One measurement: `connections` clients, each asking again as soon as it was answered, for `seconds`. */
export type Load = { port: number; kind: 'page' | 'enquiry'; connections: number; seconds: number }

/** Requests a second, and how long they took in milliseconds. */
export type LoadResult = { rate: number; p50: number; p99: number; failed: number }

const headEnd = Buffer.from('\r\n\r\n')
const pageRequest = 'GET / HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n'

/** Runs in a process of its own, so that the clients do not share the server's core. */
const load: Load = JSON.parse(process.argv[2] ?? '')
const times: number[] = []
let failed = 0
const until = performance.now() + load.seconds * 1000
await Promise.all(Array.from({ length: load.connections }, client))
const result: LoadResult = {
  rate: times.length / load.seconds,
  p50: percentile(times, 50),
  p99: percentile(times, 99),
  failed,
}
process.stdout.write(JSON.stringify(result))

function client(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1')
    socket.setNoDelay(true)
    let started = 0
    let received = Buffer.alloc(0)
    const ask = () => {
      if (performance.now() >= until) return socket.end()
      started = performance.now()
      socket.write(load.kind === 'page' ? pageRequest : enquiryRequest())
    }
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const status = completeStatus(received)
      if (status === undefined) return
      received = Buffer.alloc(0)
      if (status === 200 || status === 201) times.push(performance.now() - started)
      else failed += 1
      ask()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

/** The status of a reply, once all of it has arrived. */
function completeStatus(received: Buffer): number | undefined {
  const end = received.indexOf(headEnd)
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return received.length < end + headEnd.length + length ? undefined : Number(head.slice(9, 12))
}

function enquiryRequest(): string {
  const body = JSON.stringify(enquiryExample)
  return `POST /api/contacts HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
