import { expect, onTestFinished, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { startPostgresProxy } from '../support/postgres-proxy.ts'
import { lacksPostgres, newMigratedPostgres } from '../support/process-run.ts'
import { rows, startTestService } from '../support/service.ts'

test.skipIf(lacksPostgres)(
  'while the database’s host is lost no sender is told anything that may be wrong, and nothing is lost or stored twice',
  async () => {
    const proxy = await startPostgresProxy(await newMigratedPostgres())
    const service = await startTestService({}, { databaseUrl: proxy.url })
    onTestFinished(proxy.stop)
    const posts = Array.from({ length: 10 }, (_, key) =>
      jsonPost({ ...enquiryExample, name: `Person ${key}` }, { 'Idempotency-Key': `${key}` }),
    )
    proxy.loseAfter('insert into arriving_enquiries')
    // An enquiry that was inserted alone is looked up over another connection.
    expect((await service.send(posts[0])).status).toBe(201)
    proxy.loseAfter('), ($')
    const replies = await Promise.all(posts.map((post) => service.send(post)))
    const isOpen = (text: string) => JSON.parse(text).mayBeStored === true
    const stored = (await rows(service.database, 'enquiries')).map(({ name }) => name)
    const refused = replies.flatMap(({ status, text }, key) =>
      status !== 201 && !isOpen(text) ? `Person ${key}` : [],
    )
    // A sender who was too late for the lost statement is told that nothing was stored.
    expect(refused.filter((name) => stored.includes(name))).toEqual([])
    expect(replies.some(({ text }) => isOpen(text))).toBe(true)
    for (const post of posts) expect((await service.send(post)).status).toBe(201)
    expect(await rows(service.database, 'enquiries')).toHaveLength(posts.length)
  },
)
