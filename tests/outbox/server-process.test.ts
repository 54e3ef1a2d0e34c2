import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { jsonPost } from '../support/enquiry-example.ts'
import {
  becomesReady,
  fixtureDist,
  lacksPostgres,
  newDirectory,
  newPostgresDatabase,
  siteDirectory,
  startTestServer,
} from '../support/process-run.ts'
import { printed, type RunningServer } from '../support/server-process.ts'
import { mailServer } from './outbox-fixture.ts'

const settings = {
  ENQUIRY_NOTIFY_TO: 'reception@clinic.example',
  ENQUIRY_LIMIT_PER_ADDRESS: '100000',
  ENQUIRY_LIMIT_TOTAL: '100000',
}

async function start(directory: string, env: Record<string, string>): Promise<RunningServer> {
  const server = await startTestServer(directory, { ...settings, ...env })
  onTestFinished(async () => void (await server.kill('SIGKILL')))
  return server
}

const fileIn = (directory: string) => join(directory, 'var/clinic.sqlite3')

function open(url: string): Knex {
  const database = connect(url, { create: false })
  onTestFinished(() => database.destroy())
  return database
}

async function post(server: RunningServer): Promise<string> {
  const { status, text } = await server.send(jsonPost())
  expect(status).toBe(201)
  return JSON.parse(text).reference
}

/** Makes every mail due, as if all leases and waits had expired. */
const letTimePass = (database: Knex) =>
  database('notifications').update({ due_at: '2026-01-01T00:00:00.000Z' })

test('a server that is stopped while the mail server hangs ends in time, and the mail is due at once', async () => {
  const smtp = await mailServer('hang')
  const directory = siteDirectory()
  const server = await start(directory, { SMTP_URL: smtp.url })
  await post(server)
  await smtp.connections('opened', 1)
  await becomesReady(server)
  expect(await server.kill('SIGTERM')).toBe(0)
  const [row] = await open(`sqlite:${fileIn(directory)}`)('notifications').where({ kind: 'enquiry' })
  expect(row.state).toBe('waiting')
  expect(Date.parse(row.due_at)).toBeLessThanOrEqual(Date.now())
})

test('the clinic and the visitor get a mail from the address that is set, the visitor with the clinic’s number', async () => {
  const smtp = await mailServer()
  const path = newDirectory()
  cpSync(fixtureDist, join(path, 'dist'), { recursive: true })
  const manifest = join(path, 'dist/site.json')
  const clinic = { name: 'Fixture Clinic', phone: '01632 960123' }
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), clinic }))
  const server = await start(path, {
    SMTP_URL: smtp.url,
    ENQUIRY_NOTIFY_FROM: 'website@clinic.example',
    ENQUIRY_ACKNOWLEDGE: 'on',
  })
  await post(server)
  await smtp.taken(2)
  for (const { raw } of smtp.mails) expect(raw).toMatch(/^From: .*website@clinic\.example/m)
  const [thanks] = smtp.mails.filter(({ to }) => to.includes('alex@client.example'))
  expect(thanks?.raw).toContain(clinic.phone)
})

test('/readyz counts the enquiries that the clinic could not be told about, for good or for an hour', async () => {
  const smtp = await mailServer(550)
  const directory = siteDirectory()
  const server = await start(directory, { SMTP_URL: smtp.url })
  const readiness = async () => JSON.parse((await server.send({ path: '/readyz' })).text)
  await post(server)
  await expect.poll(readiness).toEqual({ status: 'ok', failedNotifications: 1 })
  smtp.behaviour = 450
  const reference = await post(server)
  await printed(server, /"event":"notification_delayed"/)
  await expect.poll(readiness).toEqual({ status: 'ok', failedNotifications: 1 })
  await open(`sqlite:${fileIn(directory)}`)('notifications')
    .where({ reference })
    .update({ created_at: new Date(Date.now() - 3_601_000).toISOString() })
  await expect.poll(readiness).toEqual({ status: 'ok', failedNotifications: 1, delayedNotifications: 1 })
})

test('without a mail server each mail is a file, and one log line says so', async () => {
  const directory = siteDirectory()
  const server = await start(directory, { ENQUIRY_NOTIFY_TO: '' })
  const reference = await post(server)
  await printed(server, /"event":"notification_sent"/)
  const files = join(directory, 'var/outbox')
  expect(readdirSync(files)).toEqual([`enquiry-${reference}.eml`])
  expect(readFileSync(join(files, `enquiry-${reference}.eml`), 'utf8')).toContain(
    `clinic enquiries show ${reference}`,
  )
  expect(server.output.stdout.match(/"event":"mail_written_to_files"/g)).toHaveLength(1)
})

describe.skipIf(lacksPostgres)('two servers on one PostgreSQL', () => {
  test('send each mail once, and one killed in the middle leaves its mail to the other', async () => {
    const smtp = await mailServer()
    const databaseUrl = await newPostgresDatabase()
    const env = { SMTP_URL: smtp.url, DATABASE_URL: databaseUrl }
    const one = await start(siteDirectory(), env)
    const two = await start(siteDirectory(), env)
    const replies = Array.from({ length: 20 }, (_, index) => post(index % 2 ? one : two))
    const references = await Promise.all(replies)
    const told = (await smtp.taken(20)).map(({ raw }) => /ENQ-\S{4}-\S{4}/.exec(raw)?.[0])
    expect(told.sort()).toEqual(references.sort())
    for (const server of [one, two]) await printed(server, /"event":"notification_sent"/)

    await two.kill('SIGTERM')
    smtp.behaviour = 'hang'
    const left = await post(one)
    const database = open(databaseUrl)
    const state = async () => (await database('notifications').where({ reference: left }).first()).state
    await expect.poll(state).toBe('sending')
    await one.kill('SIGKILL')
    await letTimePass(database)
    smtp.behaviour = 'take'
    await start(siteDirectory(), env)
    expect((await smtp.taken(21)).at(-1)?.raw).toContain(left)
  })
})
