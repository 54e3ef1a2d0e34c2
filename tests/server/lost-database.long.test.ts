import { createServer, connect as open, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { freePort } from '../support/free-port.ts'
import { lacksPostgres, newPostgresDatabase } from '../support/process-run.ts'
import { rows, startTestService } from '../support/service.ts'

/** Between a service and PostgreSQL. The host is lost when a statement has come: no open connection says anything more, or ends. */
async function startProxy(databaseUrl: string) {
  const { port: target, hostname } = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let last: string | undefined
  const lose = () => {
    last = undefined
    for (const [client, server] of pairs) {
      client.unpipe(server).resume()
      server.unpipe(client).resume()
    }
  }
  const proxy = createServer((client) => {
    const server = open(Number(target), hostname)
    pairs.add([client, server])
    for (const socket of [client, server]) socket.on('error', () => {})
    client.pipe(server).pipe(client)
    // After the pipe's own listener: that statement itself arrives.
    client.on('data', (sent) => {
      if (last && sent.includes(last)) lose()
    })
  })
  const port = await freePort()
  await new Promise<void>((listening) => proxy.listen(port, '127.0.0.1', listening))
  const loseAfter = (text: string) => {
    last = text
  }
  const stop = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    proxy.close()
  }
  return { url: databaseUrl.replace(`:${target}/`, `:${port}/`), loseAfter, stop }
}

test.skipIf(lacksPostgres)(
  'while the database’s host is lost no sender is told what may be wrong, and nothing is lost or stored twice',
  async () => {
    const proxy = await startProxy(await newPostgresDatabase())
    const service = await startTestService({}, { databaseUrl: proxy.url })
    onTestFinished(async () => {
      proxy.stop()
      await service.stop()
    })
    const posts = Array.from({ length: 10 }, (_, key) =>
      jsonPost({ ...enquiryExample, name: `Person ${key}` }, { 'Idempotency-Key': `${key}` }),
    )
    proxy.loseAfter('insert into arriving_enquiries')
    // What was asked alone is looked for over another connection.
    expect((await service.send(posts[0])).status).toBe(201)
    proxy.loseAfter('), ($')
    const replies = await Promise.all(posts.map((post) => service.send(post)))
    const isOpen = (text: string) => JSON.parse(text).mayBeStored === true
    const stored = (await rows(service.database, 'enquiries')).map(({ name }) => name)
    const refused = replies.flatMap(({ status, text }, key) =>
      status !== 201 && !isOpen(text) ? `Person ${key}` : [],
    )
    // Who came too late for the statement that was lost is told that nothing was stored.
    expect(refused.filter((name) => stored.includes(name))).toEqual([])
    expect(replies.some(({ text }) => isOpen(text))).toBe(true)
    for (const post of posts) expect((await service.send(post)).status).toBe(201)
    expect(await rows(service.database, 'enquiries')).toHaveLength(posts.length)
  },
)
