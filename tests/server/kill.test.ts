import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { writeFixtureSite } from '../support/fixture-site.ts'
import { exchange } from '../support/http-exchange.ts'
import { type RunningServer, startServer } from '../support/server-process.ts'
import { rows } from '../support/service.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const kills = Number(process.env.KILLS ?? 10)
const clients = 32
const timeLimit = 60_000 + kills * 5_000
const limits = { ENQUIRY_LIMIT_PER_ADDRESS: '1000000', ENQUIRY_LIMIT_TOTAL: '1000000' }

test(`after ${kills} kills nothing acknowledged is lost and nothing is stored twice`, {
  timeout: timeLimit,
}, async () => {
  const directory = temporaryDirectory()
  onTestFinished(directory.remove)
  await writeFixtureSite(directory.path)
  const ledger = new Map<string, string>()
  const finished = { yes: false }
  const first = await startServer(directory.path, limits)
  const target = { port: first.port }
  const load = Array.from({ length: clients }, () => keepSending(target, ledger, finished))

  let server: RunningServer = first
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(150 + Math.random() * 500)
    await server.kill('SIGKILL')
    server = await startServer(directory.path, { ...limits, PORT: String(target.port) })
  }
  finished.yes = true
  await Promise.all(load)
  expect(await server.kill('SIGTERM')).toBe(0)

  const database = connect(`sqlite:${join(directory.path, 'var/clinic.sqlite3')}`, { create: false })
  onTestFinished(() => database.destroy())
  const stored = await rows(database, 'enquiries')
  const references = new Set(stored.map(({ reference }) => String(reference)))
  const lost = [...ledger.values()].filter((reference) => !references.has(reference))
  expect(ledger.size).toBeGreaterThan(kills)
  expect(lost).toEqual([])
  const names = stored.map(({ message }) => message)
  expect(new Set(names).size).toBe(names.length)
  const check: { integrity_check: string }[] = await database.raw('pragma integrity_check')
  expect(check).toEqual([{ integrity_check: 'ok' }])
})

/** One client: a new enquiry and key at a time, retried until it is acknowledged, then written down. */
async function keepSending(
  target: { port: number },
  ledger: Map<string, string>,
  finished: { yes: boolean },
) {
  while (!finished.yes) {
    const key = randomUUID()
    const post = jsonPost({ ...enquiryExample, message: key }, { 'Idempotency-Key': key })
    let reference: string | undefined
    while (reference === undefined) {
      try {
        const reply = await exchange(target.port, post)
        if (reply.status === 201) reference = String(JSON.parse(reply.text).reference)
      } catch {
        await pause(25)
      }
    }
    ledger.set(key, reference)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
