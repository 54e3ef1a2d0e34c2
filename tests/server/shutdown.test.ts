import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { exchange } from '../support/http-exchange.ts'
import { lockDatabase } from '../support/lock-database.ts'
import { programs, siteDirectory, startTestServer } from '../support/process-run.ts'
import { printed, spawnServer } from '../support/server-process.ts'
import { rows } from '../support/service.ts'

const clients = 64
const ampleLimits = { ENQUIRY_LIMIT_PER_ADDRESS: '100000', ENQUIRY_LIMIT_TOTAL: '100000' }

async function started() {
  const directory = siteDirectory()
  const server = await startTestServer(directory, ampleLimits)
  const databaseFile = join(directory, 'var/clinic.sqlite3')
  const database = connect(`sqlite:${databaseFile}`, { create: false })
  onTestFinished(async () => {
    await database.destroy()
    await server.kill('SIGKILL')
  })
  return { server, database, databaseFile }
}

test('on SIGTERM, 64 clients in flight are answered, nothing acknowledged is lost, and the exit code is 0', async () => {
  const { server, database, databaseFile } = await started()
  const lock = await lockDatabase(databaseFile)
  // These clients would keep their connections: the server alone ends them.
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const posts = Array.from({ length: clients }, (_, index) =>
    server.send({ ...jsonPost({ ...enquiryExample, name: `Client ${'abcdefgh'[index % 8]}` }), agent }),
  )
  expect((await server.send({ path: '/healthz' })).status).toBe(200)
  const exit = server.kill('SIGTERM')
  await printed(server, /"event":"stopping"/)
  await lock.rollback()

  const replies = await Promise.all(posts)
  expect(await exit).toBe(0)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(server.output.stderr).not.toContain('MaxListeners')
  expect(new Set(replies.map(({ headers }) => headers.connection))).toEqual(new Set(['close']))
  const references = (await rows(database, 'enquiries')).map(({ reference }) => reference)
  expect(replies.map(({ text }) => JSON.parse(text).reference).sort()).toEqual(references.sort())
  await expect(server.send({ path: '/healthz' })).rejects.toThrow('ECONNREFUSED')
})

test.each(['SIGHUP', 'SIGINT'] as const)('on %s the server ends as on SIGTERM', async (signal) => {
  const { server } = await started()
  expect(await server.kill(signal)).toBe(0)
})

test('a fault that nobody caught ends the server, which logs where it was and none of its words', async () => {
  const fault = `process.on('SIGUSR2', () => { throw new RangeError('of Emma Clarke') })`
  const server = await startTestServer(siteDirectory(), {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
  })
  expect(await server.kill('SIGUSR2')).toBe(1)
  const last = server.output.stdout.trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toMatchObject({
    level: 'error',
    event: 'process_failed',
    reason: 'uncaughtException',
    errorName: 'RangeError',
  })
  expect(server.output.stdout + server.output.stderr).not.toContain('Emma')
})

test('the server goes on when nobody reads what it writes any more', async () => {
  const directory = siteDirectory()
  // A misspelt name makes it write a warning.
  const server = spawnServer(programs.server, directory, { LOG_LEVLE: 'info' })
  server.child.stderr?.destroy()
  const [, port] = await printed(server, /"event":"listening".*"port":(\d+)/)
  server.child.stdout?.destroy()
  expect((await exchange(Number(port), jsonPost(enquiryExample))).status).toBe(201)
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

const inShell = ['/bin/sh', '-c', '"$0" "$@" & wait']
const startedByNpm = { npm_lifecycle_event: 'start' }

// npm puts a shell between itself and the server; here that shell runs it in the background, so that its output stays open.
test.each([
  ['its shell', inShell],
  ...(process.platform === 'linux' ? [['npm', [...inShell, ...inShell]] as const] : []),
] as const)('a server that npm started ends when %s is killed', async (_, through) => {
  const server = spawnServer(programs.server, siteDirectory(), startedByNpm, through)
  await printed(server, /"event":"listening"/)
  server.child.kill('SIGKILL')
  await once(server.child, 'close')
  expect(server.output.stdout).toContain('"event":"stopped"')
})

test('a server whose npm is killed while it waits for its database ends, too', async () => {
  const directory = siteDirectory()
  const file = join(directory, 'clinic.sqlite3')
  await lockDatabase(file)
  // The warning of a misspelt name shows that the start has begun.
  const env = { ...startedByNpm, DATABASE_URL: `sqlite:${file}`, LOG_LEVLE: 'info' }
  const server = spawnServer(programs.server, directory, env, inShell)
  await expect.poll(() => server.output.stderr).toContain('LOG_LEVLE')
  server.child.kill('SIGKILL')
  await once(server.child, 'close')
  const { stdout, stderr } = server.output
  expect([stdout, stderr.trim().split('\n')]).toEqual(['', [expect.stringContaining('LOG_LEVLE')]])
})
