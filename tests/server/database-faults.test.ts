import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { runWithin } from '../cli/clinic-fixture.ts'
import { dist, root } from '../support/built-site.ts'
import { enquiryExample, formPost, jsonPost } from '../support/enquiry-example.ts'
import type { Incoming } from '../support/http-exchange.ts'
import { lockDatabase } from '../support/lock-database.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'
import { rows, startTestService } from '../support/service.ts'

test('while another program holds the database, enquiries wait and pages do not', async () => {
  const service = await startTestService()
  const lock = await lockDatabase(service.databaseFile)
  let answered = 0
  const posts = Array.from({ length: 10 }, () =>
    service.send(jsonPost()).finally(() => {
      answered += 1
    }),
  )
  for (let page = 0; page < 50; page += 1) await service.send({ path: '/about' })
  expect(answered).toBe(0)
  await lock.rollback()
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(posts.map(() => 201))
})

test('a sender who waits for the database when the service ends is told that the enquiry may be stored, and it is', async () => {
  const end = new AbortController()
  const service = await startTestService({}, { ending: end.signal })
  const lock = await lockDatabase(service.databaseFile)
  const replies = [service.send(jsonPost()), service.send(formPost())]
  const late = async () => service.logLines.filter((line) => line.includes('"unconfirmed"')).length
  await service.send({ path: '/healthz' })
  end.abort()
  await expect.poll(late).toBe(2)
  const [json, form] = await Promise.all(replies)
  expect([json?.status, JSON.parse(json?.text ?? '')]).toMatchObject([503, { mayBeStored: true }])
  expect(form?.headers.location).toBe('/contact/not-sent?because=unanswered')
  await lock.rollback()
  await expect.poll(() => rows(service.database, 'enquiries')).toHaveLength(2)
  const told = (event: string) =>
    service.logLines.map((line) => JSON.parse(line)).filter((line) => line.event === event)
  await expect.poll(() => told('enquiry_settled')).toHaveLength(2)
  expect(
    told('enquiry_settled')
      .map(({ requestId, reason }) => `${requestId} ${reason}`)
      .sort(),
  ).toEqual(
    told('enquiry_failed')
      .map(({ requestId }) => `${requestId} stored`)
      .sort(),
  )
})

test('enquiries beyond the number that may wait for the database are refused at once, the others are stored', async () => {
  const service = await startTestService()
  const lock = await lockDatabase(service.databaseFile)
  const [sent, admitted] = [300, 264]
  const beyond: Incoming[] = []
  const crowd: Promise<Incoming>[] = []
  await new Promise<void>((resolve) => {
    for (let count = 0; count < sent; count += 1) {
      const reply = service.send(jsonPost())
      crowd.push(reply)
      void reply.then((answer) => {
        if (beyond.push(answer) === sent - admitted) resolve()
      })
    }
  })
  expect(new Set(beyond.map(({ status, headers }) => `${status} ${headers['retry-after']}`))).toEqual(
    new Set(['503 5']),
  )
  await lock.rollback()
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(admitted)
  expect(await rows(service.database, 'enquiries')).toHaveLength(admitted)
})

test('one client that fills its share of the queue leaves room for others', async () => {
  const service = await startTestService({ trustProxy: 1, limitPerAddress: 20 })
  const lock = await lockDatabase(service.databaseFile)
  const from = (address: string) => service.send(jsonPost(enquiryExample, { 'X-Forwarded-For': address }))
  const [share, beyond] = [66, 4]
  const refused: Incoming[] = []
  const crowd: Promise<unknown>[] = []
  await new Promise<void>((resolve) => {
    for (let count = 0; count < share + beyond; count += 1)
      crowd.push(
        from(`2001:db8:1:${count}::1`).then((answer) => {
          if (refused.push(answer) === beyond) resolve()
        }),
      )
  })
  expect(new Set(refused.map(({ status, headers }) => `${status} ${headers['retry-after']}`))).toEqual(
    new Set(['429 5']),
  )
  const others = from('2001:db8:2::1')
  await service.send({ path: '/healthz' })
  await lock.rollback()
  expect((await others).status).toBe(201)
  await Promise.all(crowd)
})

test('simultaneous readiness checks share one trial write, so that they keep no enquiry from the database', async () => {
  const service = await startTestService()
  await service.database.schema.createTable('trials', (table) => table.increments())
  await service.database.raw(
    "create trigger counted after insert on rate_limits when new.key like 'readiness:%' begin insert into trials (id) values (null); end",
  )
  // The first of them finds an answer that no longer counts.
  await service.isReady()
  service.clock.now = new Date(service.clock.now.getTime() + 1_000)
  const lock = await lockDatabase(service.databaseFile)
  const asked = Array.from({ length: 300 }, () => service.send({ path: '/readyz' }))
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([503]))
  const told = service.logLines.filter((line) => line.includes('not_ready'))
  expect(told.map((line) => JSON.parse(line))).toMatchObject([{ errorName: 'Error', errorCode: 'ETIMEDOUT' }])
  await lock.rollback()
  expect((await service.send(jsonPost())).status).toBe(201)
  expect((await rows(service.database, 'trials')).length).toBeLessThan(10)
})

test('a full disk is 503 with the time to wait and stores nothing, and enquiries are stored again once there is room', async () => {
  const service = await startTestService()
  const pages: { page_count: number }[] = await service.database.raw('pragma page_count')
  await service.database.raw(`pragma max_page_count = ${pages[0]?.page_count}`)
  const full = { ...enquiryExample, message: 'x'.repeat(2000) }
  let stored = 0
  let refused = await service.send(jsonPost(full))
  for (; stored < 50 && refused.status === 201; stored += 1) refused = await service.send(jsonPost(full))
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(refused.text).title).toBe('Enquiries cannot be stored just now')
  expect(service.logLines.at(-1)).toContain('"errorCode":"full"')
  expect((await service.send(formPost(full))).headers.location).toBe('/contact/not-sent?because=ours')
  expect((await service.send({ path: '/' })).status).toBe(200)
  for (let asked = 0; asked < 2; asked += 1) expect(await service.isReady()).toBe(false)
  expect(await rows(service.database, 'enquiries')).toHaveLength(stored)

  await service.database.raw('pragma max_page_count = 1000000')
  expect(await service.isReady()).toBe(true)
  const told = service.logLines.filter((line) => /"event":"(?:not_)?ready/.test(line))
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'not_ready', errorName: 'DatabaseUnavailable', errorCode: 'full' },
    { level: 'info', event: 'ready_again' },
  ])
  expect((await service.send(jsonPost(full))).status).toBe(201)
})

test('a service whose enquiries cannot be stored is not ready, though all else can be written; its trials leave nothing', async () => {
  const service = await startTestService()
  expect(await service.isReady()).toBe(true)
  const trigger = { type: 'trigger', name: 'enquiry_arrives' }
  const { sql } = await service.database('sqlite_master').where(trigger).first('sql')
  await service.database.raw('drop trigger enquiry_arrives')
  expect(await service.isReady()).toBe(false)
  await service.database.raw(sql)
  expect(await service.isReady()).toBe(true)
  for (const table of ['enquiries', 'enquiry_events', 'notifications', 'idempotency_keys', 'rate_limits'])
    expect(await rows(service.database, table)).toEqual([])
})

test('readiness asked again within a second is answered without another trial', async () => {
  const service = await startTestService()
  expect(await service.isReady()).toBe(true)
  await service.database.raw('drop trigger enquiry_arrives')
  expect((await service.send({ path: '/readyz' })).status).toBe(200)
  // Nor does an answer count that lies ahead of a clock that was set back.
  service.clock.now = new Date(0)
  expect((await service.send({ path: '/readyz' })).status).toBe(503)
})

test('a backup copied over the open database ends service and desk before they acknowledge more, and stays whole', async () => {
  const directory = siteDirectory()
  const server = await startTestServer(directory)
  onTestFinished(async () => void (await server.kill('SIGKILL')))
  expect((await server.send(jsonPost())).status).toBe(201)
  const file = join(directory, 'var/clinic.sqlite3')
  const backup = join(directory, 'backup.sqlite3')
  const databaseUrl = `sqlite:${file}`
  expect(await runWithin(['db', 'backup', backup], { DATABASE_URL: databaseUrl })).toMatchObject({
    exitCode: 0,
  })
  expect((await server.send(jsonPost())).status).toBe(201)
  const desk = await openDesk(databaseUrl)
  copyFileSync(backup, file)
  await desk.end
  await expect(server.send(jsonPost())).rejects.toThrow()
  expect([await server.exit, server.output.stderr]).toEqual([
    'SIGKILL',
    expect.stringContaining(`written over the database ${file}`),
  ])
  expect(readFileSync(file).equals(readFileSync(backup))).toBe(true)
  const deskAgain = await openDesk(databaseUrl)
  deskAgain.child.kill('SIGTERM')
  expect(await deskAgain.end).toBe(0)
  const again = await startTestServer(directory)
  expect((await again.send(jsonPost())).status).toBe(201)
  expect(await again.kill('SIGTERM')).toBe(0)
  expect(await useDatabase(databaseUrl, {}, (db) => rows(db, 'enquiries'))).toHaveLength(2)
})

/** Starts a desk that nobody uses. */
async function openDesk(DATABASE_URL: string) {
  const child = spawn(process.execPath, [join(dist, 'cli/main.js'), 'desk', '--no-open'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: dirname(DATABASE_URL.slice('sqlite:'.length)), DATABASE_URL },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const end = once(child, 'close').then(([code]) => code)
  const [text] = await once(child.stderr, 'data')
  expect(String(text)).toContain('The desk is at')
  return { child, end }
}

test('an unexpected failure is 500 with a request id and no detail', async () => {
  const service = await startTestService()
  await service.database.raw(
    "create trigger broken before insert on enquiries begin select raise(abort, 'secret detail'); end",
  )
  const reply = await service.send(jsonPost())
  const body = JSON.parse(reply.text)
  expect([reply.status, body.title]).toEqual([500, 'Something went wrong'])
  expect(reply.text).not.toContain('secret')
  const logged = service.logLines.filter((line) => line.includes(body.requestId))
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ event: 'enquiry_failed', status: 500 })
  expect(logged[0]).not.toContain('secret')
})

test('a database that is moved away is 503 and not ready, and stores enquiries again once it is back', async () => {
  const service = await startTestService()
  const away = `${service.databaseFile}.away`
  renameSync(service.databaseFile, away)
  const reply = await service.send(jsonPost())
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(await service.isReady()).toBe(false)
  expect(service.logLines.at(-1)).toMatch(/"not_ready".*"errorCode":"missing"/)
  expect((await service.send({ path: '/about' })).status).toBe(200)
  renameSync(away, service.databaseFile)
  expect((await service.send(jsonPost())).status).toBe(201)
  expect(await rows(service.database, 'enquiries')).toHaveLength(1)
})
