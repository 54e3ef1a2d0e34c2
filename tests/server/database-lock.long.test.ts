import { Agent } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jsonPost } from '../support/enquiry-example.ts'
import { lockDatabase } from '../support/lock-database.ts'
import { percentile } from '../support/percentile.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'
import { startTestService } from '../support/service.ts'

const heldFor = 10_000

test('while another program holds the database for 10 s, enquiries wait and pages stay quick', async () => {
  const service = await startTestService()
  const lock = await lockDatabase(service.databaseFile)
  const posts = Array.from({ length: 10 }, () => service.send(jsonPost()))
  const waits: number[] = []
  const until = performance.now() + heldFor
  while (performance.now() < until) {
    const asked = performance.now()
    await service.send({ path: '/about' })
    waits.push(performance.now() - asked)
  }
  await lock.rollback()
  console.log(`${waits.length} pages, p99 ${percentile(waits, 99).toFixed(1)} ms`)
  expect(percentile(waits, 99)).toBeLessThan(50)
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(posts.map(() => 201))
})

test('a server that is stopped while another program holds the database answers the senders who wait', async () => {
  const directory = siteDirectory()
  const server = await startTestServer(directory)
  await lockDatabase(join(directory, 'var/clinic.sqlite3'))
  // This client would keep its connection: the server alone ends it.
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const post = server.send({ ...jsonPost(), agent })
  expect((await server.send({ path: '/healthz' })).status).toBe(200)
  const exit = server.kill('SIGTERM')
  const { status, headers, text } = await post
  expect([status, headers.connection]).toEqual([503, 'close'])
  expect(JSON.parse(text)).toMatchObject({ mayBeStored: true })
  expect(await exit).toBe(0)
})
