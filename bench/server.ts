import { writeFixtureSite } from '../tests/support/fixture-site.ts'
import { startMailServer } from '../tests/support/mail-server.ts'
import { temporaryDirectory } from '../tests/support/temporary-directory.ts'
import { measureLoad, medianOf, startFromSource } from './load.ts'
import type { LoadResult } from './server-load.ts'
import { printTable } from './table.ts'

/**
 * Pages and durable enquiries a second over loopback, with mails to the clinic on, against the least that could do the same
 * work, in one run: each load goes to one server and then to the other, and the idle one is stopped. Medians of the rounds.
 * Usage: npx tsx bench/server.ts [seconds a measurement] [rounds]
 */
const seconds = Number(process.argv[2] ?? 3)
const rounds = Number(process.argv[3] ?? 3)
const directory = temporaryDirectory()
const loads = [
  { kind: 'page', connections: 64 },
  { kind: 'enquiry', connections: 1 },
  { kind: 'enquiry', connections: 32 },
  { kind: 'enquiry', connections: 256 },
] as const

await writeFixtureSite(directory.path)
const mails = await startMailServer()
const servers = [await start('server/main.ts'), await start('bench/server-reference.ts')] as const
const table: string[][] = []
for (const load of loads) {
  const [own, other] = [[], []] as [LoadResult[], LoadResult[]]
  for (let round = 0; round < rounds; round += 1) {
    own.push(await servers[0].measure(load))
    other.push(await servers[1].measure(load))
  }
  const ratio = (medianOf(own, 'rate') / medianOf(other, 'rate')).toFixed(2)
  const failed = own.reduce((sum, result) => sum + result.failed, 0)
  table.push([load.kind, String(load.connections), ...cells(own), String(failed), ...cells(other), ratio])
}
for (const server of servers) await server.stop()
await mails.stop()
directory.remove()

printTable(
  ['', 'clients', 'per second', 'p50 ms', 'p99 ms', 'failed', 'reference', 'p50 ms', 'p99 ms', 'ratio'],
  table,
)

function cells(results: LoadResult[]): string[] {
  return [
    medianOf(results, 'rate').toFixed(0),
    medianOf(results, 'p50').toFixed(1),
    medianOf(results, 'p99').toFixed(1),
  ]
}

/** Starts a server that runs only while it is measured. */
async function start(program: string) {
  const { child, port, kill } = await startFromSource(program, directory.path, mails.url)
  child.kill('SIGSTOP')
  return {
    async measure(load: (typeof loads)[number]): Promise<LoadResult> {
      child.kill('SIGCONT')
      const result = await measureLoad({ ...load, port, seconds })
      child.kill('SIGSTOP')
      return result
    },
    async stop() {
      child.kill('SIGCONT')
      await kill('SIGTERM')
    },
  }
}
