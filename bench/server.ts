import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeFixtureSite } from '../tests/support/fixture-site.ts'
import type { Load, LoadResult } from './server-load.ts'

/**
 * Pages and durable enquiries a second over loopback, against the least that could do the same work, in one run.
 * Usage: npx tsx bench/server.ts [seconds a measurement]
 */
const seconds = Number(process.argv[2] ?? 5)
const root = resolve(import.meta.dirname, '..')
const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const directory = mkdtempSync(join(tmpdir(), 'clinic-bench-'))
const kinds = { page: { connections: 64 }, enquiry: { connections: 32 } } as const

await writeFixtureSite(directory)
const ours = await measure('server/main.ts')
const reference = await measure('bench/server-reference.ts')
rmSync(directory, { recursive: true, force: true })

console.log(
  `${'per second'.padEnd(12)}${['service', 'p50 ms', 'p99 ms', 'reference', 'ratio', 'failed'].map(right).join('')}`,
)
for (const kind of ['page', 'enquiry'] as const) {
  const { rate, p50, p99, failed } = ours[kind]
  const cells = [
    rate.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    reference[kind].rate.toFixed(0),
    (rate / reference[kind].rate).toFixed(2),
    String(failed),
  ]
  console.log(`${kind.padEnd(12)}${cells.map(right).join('')}`)
}

/** Starts a server, loads it with both kinds of request, and stops it. */
async function measure(program: string): Promise<Record<Load['kind'], LoadResult>> {
  const limits = { ENQUIRY_LIMIT_PER_ADDRESS: '1000000', ENQUIRY_LIMIT_TOTAL: '1000000' }
  const child = spawn(process.execPath, ['--import', loader, join(root, program)], {
    cwd: directory,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...limits },
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
    return { page: await run('page', port), enquiry: await run('enquiry', port) }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function run(kind: Load['kind'], port: number): Promise<LoadResult> {
  await generate({ kind, port, connections: kinds[kind].connections, seconds: 1 })
  return generate({ kind, port, connections: kinds[kind].connections, seconds })
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

function right(text: string): string {
  return text.padStart(11)
}
