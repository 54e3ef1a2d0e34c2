import { describe, expect, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { startPostgresProxy } from '../support/postgres-proxy.ts'
import { lacksPostgres, newMigratedPostgres } from '../support/process-run.ts'
import { rows, startTestService } from '../support/service.ts'

describe.skipIf(lacksPostgres)('two processes on one PostgreSQL', () => {
  async function pair(settings: Parameters<typeof startTestService>[0] = {}) {
    const databaseUrl = await newMigratedPostgres()
    const start = () => startTestService(settings, { databaseUrl })
    return Promise.all([start(), start()])
  }

  test('share their limits', async () => {
    const [one, two] = await pair({ limitTotal: 4 })
    const statuses = []
    for (const service of [one, two, one, two, one, two])
      statuses.push((await service.send(jsonPost())).status)
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429])
  })

  test('write nothing for what an address or a network sends beyond its limit', async () => {
    const [one] = await pair({ limitPerAddress: 1, trustProxy: 1 })
    const wrong = { ...enquiryExample, email: '' }
    const from = async (address: string) =>
      (await one.send(jsonPost(wrong, { 'X-Forwarded-For': address }))).status
    const written = () =>
      one.database('rate_limits').select('key', one.database.raw('xmin::text')).orderBy('key')
    for (let count = 0; count < 6; count += 1) expect(await from('2001:db8:1::1')).toBe(422)
    for (let network = 1; network <= 48; network += 1)
      expect(await from(`2001:db8:7:${network}00::1`)).toBe(422)
    const before = await written()
    for (let count = 0; count < 3; count += 1) expect(await from('2001:db8:1::1')).toBe(429)
    for (let network = 50; network < 53; network += 1)
      expect(await from(`2001:db8:7:${network}00::1`)).toBe(429)
    expect(await written()).toEqual(before)
  })

  test('store an enquiry that both receive once', async () => {
    const [one, two] = await pair()
    const post = jsonPost(enquiryExample, { 'Idempotency-Key': 'both' })
    const replies = await Promise.all([one, two, one, two].map((service) => service.send(post)))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(201)
    expect(await rows(one.database, 'enquiries')).toHaveLength(1)
  })

  test('say that an enquiry may be stored when the connection was lost while it was written', async () => {
    const [one, two] = await pair()
    const lock = await two.database.transaction()
    await lock.raw('lock table enquiries in exclusive mode')
    const reply = one.send(jsonPost())
    const cut = async (): Promise<number> => {
      const { rows: found } = await two.database.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return found.length
    }
    await expect.poll(cut).toBe(1)
    await lock.rollback()
    const { status, text } = await reply
    expect([status, JSON.parse(text)]).toMatchObject([503, { mayBeStored: true }])
  })

  test('are not ready while another program keeps enquiries from being stored, and are again once it ends', async () => {
    const [one, two] = await pair()
    const lock = await two.database.transaction()
    await lock.raw('lock table enquiry_events in share mode')
    const [isReady, reply] = await Promise.all([one.isReady(), one.send({ path: '/' })])
    await lock.rollback()
    expect([isReady, reply.status]).toEqual([false, 200])
    expect(await one.isReady()).toBe(true)
    expect(await rows(one.database, 'enquiries')).toEqual([])
  })

  test('answer 503 while the database is away', async () => {
    const proxy = await startPostgresProxy(await newMigratedPostgres())
    const service = await startTestService({}, { databaseUrl: proxy.url })
    const stored = await service.send(jsonPost()).finally(proxy.stop)
    expect(stored.status).toBe(201)
    expect((await service.send(jsonPost())).status).toBe(503)
    expect(await service.isReady()).toBe(false)
    expect((await service.send({ path: '/' })).status).toBe(200)
  })
})
