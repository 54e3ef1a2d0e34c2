import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../tests/support/built-site.ts'
import { writeFixtureSite } from '../tests/support/fixture-site.ts'
import { startMailServer } from '../tests/support/mail-server.ts'
import type { Load, LoadResult } from './server-load.ts'
import { printTable } from './table.ts'

/**
 * Pages and durable enquiries a second over loopback, mails to the clinic on, against the least that could do the same
 * work, in one run. Usage: npx tsx bench/server.ts [seconds a measurement]
 */
const seconds = Number(process.argv[2] ?? 5)
const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const directory = mkdtempSync(join(tmpdir(), 'clinic-bench-'))
const loads = [
  { kind: 'page', connections: 64 },
  { kind: 'enquiry', connections: 1 },
  { kind: 'enquiry', connections: 32 },
  { kind: 'enquiry', connections: 256 },
] as const

await writeFixtureSite(directory)
const mails = await startMailServer()
const ours = await measure('server/main.ts')
const reference = await measure('bench/server-reference.ts')
await mails.stop()
rmSync(directory, { recursive: true, force: true })

printTable(
  ['', 'clients', 'per second', 'p50 ms', 'p99 ms', 'failed', 'reference', 'p50 ms', 'p99 ms', 'ratio'],
  loads.map(({ kind, connections }, index) => {
    const [own, other] = [ours[index], reference[index]] as [LoadResult, LoadResult]
    const rate = (own.rate / other.rate).toFixed(2)
    return [kind, String(connections), ...cells(own), String(own.failed), ...cells(other), rate]
  }),
)

function cells({ rate, p50, p99 }: LoadResult): string[] {
  return [rate.toFixed(0), p50.toFixed(1), p99.toFixed(1)]
}

/** Starts a server, loads it with every kind of request, and stops it. */
async function measure(program: string): Promise<LoadResult[]> {
  const settings = {
    ENQUIRY_LIMIT_PER_ADDRESS: '1000000',
    ENQUIRY_LIMIT_TOTAL: '1000000',
    SMTP_URL: mails.url,
    ENQUIRY_NOTIFY_TO: 'reception@clinic.example',
  }
  const child = spawn(process.execPath, ['--import', loader, join(root, program)], {
    cwd: directory,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((found) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed.includes('"listening"')) return
      printed += chunk.toString('utf8')
      const match = /"event":"listening".*"port":(\d+)/.exec(printed)
      if (match) found(Number(match[1]))
    })
  })
  const ended = new Promise((done) => child.once('close', done))
  try {
    const results: LoadResult[] = []
    for (const load of loads) {
      await generate({ ...load, port, seconds: 1 })
      results.push(await generate({ ...load, port, seconds }))
    }
    return results
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function generate(load: Load): Promise<LoadResult> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      ['--import', loader, join(root, 'bench/server-load.ts'), JSON.stringify(load)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8')
    })
    child.once('close', (code) =>
      code === 0 ? done(JSON.parse(printed)) : fail(new Error(`The load generator ended with ${code}.`)),
    )
  })
}
