import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../tests/support/built-site.ts'
import { writeFixtureSite } from '../tests/support/fixture-site.ts'
import { type MailBehaviour, refusingMailServer, startMailServer } from '../tests/support/mail-server.ts'
import type { LoadResult } from './server-load.ts'

/**
 * What the state of the mail server does to the visitors' latency, which should be nothing.
 * Usage: npx tsx bench/outbox.ts [seconds a measurement]
 */
const seconds = Number(process.argv[2] ?? 3)
const rounds = 3
const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const states = { well: 'take', refuses: 'refuse', hangs: 'hang', 'answers 450': 450 } as const
type State = keyof typeof states

const results: Record<State, LoadResult[]> = { well: [], refuses: [], hangs: [], 'answers 450': [] }
for (let round = 0; round < rounds; round += 1) {
  for (const state of Object.keys(results) as State[]) results[state].push(await measure(states[state]))
}

const median = (state: State, key: keyof LoadResult) =>
  results[state].map((result) => result[key]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
const row = (cells: string[]) => console.log(cells.map((cell) => cell.padStart(13)).join(''))
row(['mail server', 'enquiries/s', 'p50 ms', 'ratio', 'p99 ms', 'ratio', 'failed'])
for (const state of Object.keys(results) as State[]) {
  const latency = (['p50', 'p99'] as const).flatMap((key) => {
    const value = median(state, key)
    return [value.toFixed(1), (value / median('well', key)).toFixed(2)]
  })
  row([state, median(state, 'rate').toFixed(0), ...latency, String(median(state, 'failed'))])
}

/** Loads a new server, whose mail server behaves so, with enquiries. */
async function measure(behaviour: MailBehaviour | 'refuse'): Promise<LoadResult> {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-bench-'))
  const smtp = behaviour === 'refuse' ? undefined : await startMailServer(behaviour)
  await writeFixtureSite(directory)
  const child = spawn(process.execPath, ['--import', loader, join(root, 'server/main.ts')], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ENQUIRY_LIMIT_PER_ADDRESS: '1000000',
      ENQUIRY_LIMIT_TOTAL: '1000000',
      SMTP_URL: smtp?.url ?? (await refusingMailServer()),
      ENQUIRY_NOTIFY_TO: 'reception@clinic.example',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('close', done))
  try {
    const port = await listening(child.stdout)
    await load(port, 1)
    return await load(port, seconds)
  } finally {
    child.kill('SIGKILL')
    await ended
    await smtp?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

function listening(stdout: NodeJS.ReadableStream): Promise<number> {
  return new Promise((found) => {
    let printed = ''
    let isFound = false
    stdout.on('data', (chunk: Buffer) => {
      if (isFound) return
      printed += chunk.toString('utf8')
      const port = /"event":"listening".*"port":(\d+)/.exec(printed)?.[1]
      isFound = port !== undefined
      if (port) found(Number(port))
    })
  })
}

function load(port: number, duration: number): Promise<LoadResult> {
  const task = JSON.stringify({ kind: 'enquiry', port, connections: 32, seconds: duration })
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', loader, join(root, 'bench/server-load.ts'), task], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8')
    })
    child.once('close', (code) =>
      code === 0 ? done(JSON.parse(printed)) : fail(new Error(`The load generator ended with ${code}.`)),
    )
  })
}
