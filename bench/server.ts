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
 * work, in one run: each load goes to one server and then to the other, while the other is stopped. Medians of the rounds.
 * Usage: npx tsx bench/server.ts [seconds a measurement] [rounds]
 */
const seconds = Number(process.argv[2] ?? 3)
const rounds = Number(process.argv[3] ?? 3)
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
const servers = [await start('server/main.ts'), await start('bench/server-reference.ts')] as const
const table: string[][] = []
for (const load of loads) {
  const [own, other] = [[], []] as [LoadResult[], LoadResult[]]
  for (let round = 0; round < rounds; round += 1) {
    own.push(await servers[0].measure(load))
    other.push(await servers[1].measure(load))
  }
  const ratio = (median(own, 'rate') / median(other, 'rate')).toFixed(2)
  const failed = own.reduce((sum, result) => sum + result.failed, 0)
  table.push([load.kind, String(load.connections), ...cells(own), String(failed), ...cells(other), ratio])
}
for (const server of servers) await server.stop()
await mails.stop()
rmSync(directory, { recursive: true, force: true })

printTable(
  ['', 'clients', 'per second', 'p50 ms', 'p99 ms', 'failed', 'reference', 'p50 ms', 'p99 ms', 'ratio'],
  table,
)

function cells(results: LoadResult[]): string[] {
  return [
    median(results, 'rate').toFixed(0),
    median(results, 'p50').toFixed(1),
    median(results, 'p99').toFixed(1),
  ]
}

function median(results: readonly LoadResult[], key: keyof LoadResult): number {
  const sorted = results.map((result) => result[key]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Starts a server that runs only while it is measured. */
async function start(program: string) {
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
  child.kill('SIGSTOP')
  return {
    async measure(load: (typeof loads)[number]): Promise<LoadResult> {
      child.kill('SIGCONT')
      await generate({ ...load, port, seconds: 1 })
      const result = await generate({ ...load, port, seconds })
      child.kill('SIGSTOP')
      return result
    },
    async stop() {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await ended
    },
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
