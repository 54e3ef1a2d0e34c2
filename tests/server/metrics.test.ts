import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { exchange } from '../support/http-exchange.ts'
import { lockDatabase } from '../support/lock-database.ts'
import { becomesReady, siteDirectory, startTestServer } from '../support/process-run.ts'
import { printed } from '../support/server-process.ts'

/** A server, its metrics port and its database's file. */
async function started() {
  const path = siteDirectory()
  const server = await startTestServer(path, { METRICS_PORT: '0' })
  onTestFinished(async () => void (await server.kill('SIGTERM')))
  const port = Number(/"event":"metrics_listening".*?"port":(\d+)/.exec(server.output.stdout)?.[1])
  return { server, port, databaseFile: join(path, 'var/clinic.sqlite3') }
}

test('metrics show requests, enquiries by outcome and the longest wait, and nothing that a visitor sent', async () => {
  const { server, port } = await started()
  await server.send({ path: '/about?name=Alex' })
  await server.send({ path: '/nobody/Alex', method: 'BREW' })
  await server.send(jsonPost())
  await server.send(jsonPost({ ...enquiryExample, email: '' }))
  const { status, text } = await exchange(port, { path: '/metrics' })
  expect(status).toBe(200)
  const lines = text.split('\n')
  expect(lines).toContain('clinic_enquiries_total{outcome="accepted",reason="stored"} 1')
  expect(lines).toContain('clinic_enquiries_total{outcome="refused",reason="invalid"} 1')
  expect(lines).toContain(
    'clinic_http_request_duration_seconds_count{method="GET",route="page",status="2xx"} 1',
  )
  expect(lines).toContain(
    'clinic_http_request_duration_seconds_count{method="POST",route="/api/contacts",status="2xx"} 1',
  )
  for (const name of [
    'clinic_longest_wait_seconds{of="enquiry"}',
    'clinic_database_latency_seconds',
    'clinic_disk_free_bytes',
  ])
    expect(Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])).toBeGreaterThan(0)
  expect(lines).toContain('clinic_enquiries_waiting 0')
  expect(lines).toContain('clinic_notifications{state="failed"} 0')
  expect(text).toMatch(/^clinic_longest_wait_seconds\{of="notification"\} \d/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(text).not.toMatch(/Alex|alex/)
  expect((await exchange(port, { path: '/' })).status).toBe(404)
  expect((await server.send({ path: '/metrics' })).text).not.toContain('clinic_')
})

test('an enquiry whose sender goes away in the middle is logged, and counts as no success', async () => {
  const { server, port } = await started()
  const socket = connect(server.port, '127.0.0.1')
  socket.write(
    'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\nExpect: 100-continue\r\n\r\n{',
  )
  await once(socket, 'data')
  socket.destroy()
  await printed(server, /"event":"client_gone"/)
  expect((await exchange(port, { path: '/metrics' })).text).toContain(
    'route="/api/contacts",status="gone"} 1',
  )
})

test('metrics count the refusals of a flood that the log leaves out', async () => {
  const { server, port } = await started()
  for (let sent = 0; sent < 105; sent += 1) await server.send(jsonPost({}))
  const { text } = await exchange(port, { path: '/metrics' })
  const counts = [...text.matchAll(/^clinic_enquiries_total\{outcome="refused".*\} (\d+)$/gm)]
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(105)
  await server.kill('SIGTERM')
  expect(server.output.stdout.match(/"event":"enquiry_refused"/g)).toHaveLength(100)
})

test('metrics show that nothing can be written, by the same trial write as /readyz', async () => {
  const { server, port, databaseFile } = await started()
  const ready = async () =>
    /^clinic_ready (\d)$/m.exec((await exchange(port, { path: '/metrics' })).text)?.[1]
  await becomesReady(server)
  await expect.poll(ready).toBe('1')
  const before = server.output.stdout.length
  const lock = await lockDatabase(databaseFile)
  await expect.poll(ready).toBe('0')
  const { status } = await server.send({ path: '/readyz' })
  await lock.rollback()
  expect([status, server.output.stdout.slice(before).match(/"event":"not_ready"/g)]).toEqual([
    503,
    ['"event":"not_ready"'],
  ])
})
