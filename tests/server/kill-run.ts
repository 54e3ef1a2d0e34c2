import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { expect, onTestFinished } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { clinicAddress, later, mailServer, openOutbox } from '../outbox/outbox-fixture.ts'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { exchange } from '../support/http-exchange.ts'
import type { MailServer, ReceivedMail } from '../support/mail-server.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'

/** The enquiries acknowledged to clients: references by message. */
class Ledger {
  readonly references = new Map<string, string>()
  readonly #events = new EventEmitter()

  add(message: string, reference: string): void {
    this.references.set(message, reference)
    this.#events.emit('added')
  }

  /** Resolves once `count` more enquiries have been acknowledged. */
  async more(count: number): Promise<void> {
    const wanted = this.references.size + count
    while (this.references.size < wanted) await once(this.#events, 'added')
  }
}

interface KillRun {
  kills: number
  clients: number
  /** How long a client pauses after each enquiry, in milliseconds. */
  pause?: number
  /** Changes the database before anything is sent. */
  prepare?: (database: Knex) => Promise<unknown>
  /** Resolves when it is time for the next kill. */
  untilKill: (ledger: Ledger, mails: MailServer) => Promise<unknown>
}

/**
 * Kills and restarts a server under load, then asserts that everything acknowledged is stored, nothing is stored twice, and
 * the clinic has a mail about each enquiry. Resolves with the number of repeated mails.
 */
export async function killUnderLoad({
  kills,
  clients,
  pause = 0,
  prepare,
  untilKill,
}: KillRun): Promise<number> {
  const directory = siteDirectory()
  const mails = await mailServer()
  const databaseUrl = `sqlite:${join(directory, 'var/clinic.sqlite3')}`
  if (prepare) await useDatabase(databaseUrl, {}, prepare)
  const ledger = new Ledger()
  const finished = { yes: false }
  const env = {
    ENQUIRY_LIMIT_PER_ADDRESS: '1000000',
    ENQUIRY_LIMIT_TOTAL: '1000000',
    SMTP_URL: mails.url,
    ENQUIRY_NOTIFY_TO: clinicAddress,
  }
  let server = await startTestServer(directory, env)
  onTestFinished(async () => {
    finished.yes = true
    await server.kill('SIGKILL')
  })
  // Undefined while no server runs: another test's may have got the port.
  let port: number | undefined = server.port
  const load = Array.from({ length: clients }, () => keepSending(() => port, ledger, pause, finished))
  for (let kill = 0; kill < kills; kill += 1) {
    await untilKill(ledger, mails)
    port = undefined
    await server.kill('SIGKILL')
    server = await startTestServer(directory, env)
    port = server.port
  }
  finished.yes = true
  await Promise.all(load)
  expect(await server.kill('SIGTERM')).toBe(0)
  const { references } = ledger
  const stored = await useDatabase(databaseUrl, {}, (database) =>
    expectStoredOnce(database, references, mails.url),
  )
  const twice = expectMailForEach(stored, mails.mails)
  console.log(
    `${kills} kills: ${references.size} acknowledged, ${stored.length} stored, ${twice} mails again`,
  )
  return twice
}

/** Asserts that all acknowledged enquiries are stored and none twice, sends all waiting mails, returns the stored references. */
async function expectStoredOnce(database: Knex, acknowledged: Map<string, string>, smtp: string) {
  const stored: { reference: string; message: string }[] = await database('enquiries').select(
    'reference',
    'message',
  )
  const references = stored.map(({ reference }) => reference)
  const known = new Set(references)
  expect(acknowledged.size).toBeGreaterThan(0)
  expect([...acknowledged.values()].filter((reference) => !known.has(reference))).toEqual([])
  expect(stored.length - new Set(stored.map(({ message }) => message)).size, 'stored twice').toBe(0)
  expect(await database.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  const { deliver, clock } = openOutbox(database, smtp)
  clock.now = new Date()
  later(clock, 1)
  await deliver()
  return references
}

/** Asserts that there is a mail about each, and that repeated ones share a Message-ID, so that mail programs show one. */
function expectMailForEach(references: string[], mails: ReceivedMail[]): number {
  const messageIds = new Map<string, string>()
  for (const { raw, messageId } of mails) {
    const reference = /ENQ-\S{4}-\S{4}/.exec(raw)?.[0] ?? ''
    expect(messageId).toBe(messageIds.get(reference) ?? messageId)
    messageIds.set(reference, messageId)
  }
  expect([...messageIds.keys()].sort()).toEqual(references.toSorted())
  expect(new Set(messageIds.values()).size).toBe(messageIds.size)
  return mails.length - messageIds.size
}

type Port = () => number | undefined

/** One client: sends each enquiry twice at once, repeats it until it is acknowledged, and records it. */
async function keepSending(port: Port, ledger: Ledger, pause: number, finished: { yes: boolean }) {
  while (!finished.yes) {
    const key = randomUUID()
    const post = jsonPost({ ...enquiryExample, message: key }, { 'Idempotency-Key': key })
    const [reference] = await Promise.all([referenceOf(port, post), referenceOf(port, post)])
    ledger.add(key, reference)
    await setTimeout(pause)
  }
}

async function referenceOf(portNow: Port, post: ReturnType<typeof jsonPost>): Promise<string> {
  for (;;) {
    try {
      const port = portNow()
      const answer = port === undefined ? undefined : await exchange(port, post)
      if (answer?.status === 201) return String(JSON.parse(answer.text).reference)
    } catch {
      // The server was killed.
    }
    // A browser, too, waits a moment before it tries again.
    await setTimeout(50)
  }
}
