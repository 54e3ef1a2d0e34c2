import { createServer, connect as open, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { freePort } from '../support/free-port.ts'
import { lacksPostgres, newPostgresDatabase } from '../support/process-run.ts'
import { rows, startTestService } from '../support/service.ts'

/** A proxy before PostgreSQL. After a chosen statement the host is lost: no open connection passes anything on any more, or ends. */
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
    // Added after the pipe's own listener, so the statement itself still arrives.
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
  'while the database’s host is lost no sender is told anything that may be wrong, and nothing is lost or stored twice',
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
