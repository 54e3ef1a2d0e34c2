import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { connect } from '../../database/connection.ts'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { exchange } from '../support/http-exchange.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'

const limits = { ENQUIRY_LIMIT_PER_ADDRESS: '1000000', ENQUIRY_LIMIT_TOTAL: '1000000' }

/** What clients were told was stored: message and reference, as they came. */
export class Ledger {
  readonly references = new Map<string, string>()
  #waiting: { count: number; done: () => void }[] = []

  add(message: string, reference: string): void {
    this.references.set(message, reference)
    const reached = this.#waiting.filter(({ count }) => count <= this.references.size)
    this.#waiting = this.#waiting.filter(({ count }) => count > this.references.size)
    for (const { done } of reached) done()
  }

  /** Resolves once so many more enquiries were acknowledged. */
  more(count: number): Promise<void> {
    return new Promise((done) => this.#waiting.push({ count: this.references.size + count, done }))
  }
}

/**
 * Kills and restarts a server under load, each time when `ripe` resolves, then asserts that everything acknowledged is
 * stored, and once, with a mail to the clinic.
 */
export async function killUnderLoad(
  { kills, clients }: { kills: number; clients: number },
  ripe: (ledger: Ledger) => Promise<unknown>,
): Promise<void> {
  const directory = siteDirectory()
  onTestFinished(directory.remove)
  const ledger = new Ledger()
  const finished = { yes: false }
  let server = await startTestServer(directory.path, limits)
  onTestFinished(async () => {
    finished.yes = true
    await server.kill('SIGKILL')
  })
  const { port } = server
  const load = Array.from({ length: clients }, () => keepSending(port, ledger, finished))
  for (let kill = 0; kill < kills; kill += 1) {
    await ripe(ledger)
    await server.kill('SIGKILL')
    server = await startTestServer(directory.path, { ...limits, PORT: String(port) })
  }
  finished.yes = true
  await Promise.all(load)
  expect(await server.kill('SIGTERM')).toBe(0)
  await expectStoredOnce(join(directory.path, 'var/clinic.sqlite3'), ledger)
}

async function expectStoredOnce(file: string, { references }: Ledger): Promise<void> {
  const database = connect(`sqlite:${file}`, { create: false })
  onTestFinished(() => database.destroy())
  const stored: { reference: string; message: string }[] = await database('enquiries').select(
    'reference',
    'message',
  )
  const known = new Set(stored.map(({ reference }) => reference))
  const messages = stored.map(({ message }) => message)
  const lost = [...references.values()].filter((reference) => !known.has(reference))
  console.log(`${references.size} acknowledged, ${lost.length} lost, ${messages.length} stored`)
  expect(references.size).toBeGreaterThan(0)
  expect(lost).toEqual([])
  expect(messages.length - new Set(messages).size).toBe(0)
  const notified = database('notifications').select('reference').where({ kind: 'enquiry' })
  expect(await database('enquiries').whereNotIn('reference', notified).pluck('reference')).toEqual([])
  expect(await database.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
}

/** One client: a new enquiry and key at a time, retried until it is acknowledged, then written down. */
async function keepSending(port: number, ledger: Ledger, finished: { yes: boolean }): Promise<void> {
  while (!finished.yes) {
    const key = randomUUID()
    const post = jsonPost({ ...enquiryExample, message: key }, { 'Idempotency-Key': key })
    ledger.add(key, await referenceOf(port, post))
  }
}

async function referenceOf(port: number, post: ReturnType<typeof jsonPost>): Promise<string> {
  for (;;) {
    try {
      const { status, text } = await exchange(port, post)
      if (status === 201) return String(JSON.parse(text).reference)
    } catch {
      // The server was killed; a visitor's browser waits a moment before it tries again, too.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
