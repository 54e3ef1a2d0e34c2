import { expect, onTestFinished, test } from 'vitest'
import { jsonPost } from '../support/enquiry-example.ts'
import { lockDatabase } from '../support/lock-database.ts'
import { percentile } from '../support/percentile.ts'
import { startTestService } from '../support/service.ts'

const heldFor = 10_000

test('while another program holds the database for 10 s, enquiries wait and pages stay quick', async () => {
  const service = await startTestService()
  onTestFinished(() => service.stop())
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
