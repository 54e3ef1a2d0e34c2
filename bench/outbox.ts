import { writeFixtureSite } from '../tests/support/fixture-site.ts'
import { type MailBehaviour, refusingMailServer, startMailServer } from '../tests/support/mail-server.ts'
import { temporaryDirectory } from '../tests/support/temporary-directory.ts'
import { measureLoad, medianOf, startFromSource } from './load.ts'
import type { LoadResult } from './server-load.ts'
import { printTable } from './table.ts'

/**
 * How the state of the mail server affects visitors' latency, which should be not at all.
 * Usage: npx tsx bench/outbox.ts [seconds a measurement]
 */
const seconds = Number(process.argv[2] ?? 3)
const rounds = 3
const states = { well: 'take', refuses: 'refuse', hangs: 'hang', 'answers 450': 450 } as const
type State = keyof typeof states

const results: Record<State, LoadResult[]> = { well: [], refuses: [], hangs: [], 'answers 450': [] }
for (let round = 0; round < rounds; round += 1) {
  for (const state of Object.keys(results) as State[]) results[state].push(await measure(states[state]))
}

printTable(
  ['mail server', 'enquiries/s', 'p50 ms', 'ratio', 'p99 ms', 'ratio', 'failed'],
  (Object.keys(results) as State[]).map((state) => {
    const latency = (['p50', 'p99'] as const).flatMap((key) => {
      const value = medianOf(results[state], key)
      return [value.toFixed(1), (value / medianOf(results.well, key)).toFixed(2)]
    })
    const rate = medianOf(results[state], 'rate').toFixed(0)
    return [state, rate, ...latency, String(medianOf(results[state], 'failed'))]
  }),
)

/** Loads a new server with enquiries while its mail server behaves as given. */
async function measure(behaviour: MailBehaviour | 'refuse'): Promise<LoadResult> {
  const directory = temporaryDirectory()
  const smtp = behaviour === 'refuse' ? undefined : await startMailServer(behaviour)
  await writeFixtureSite(directory.path)
  const url = smtp?.url ?? (await refusingMailServer())
  const { port, kill } = await startFromSource('server/main.ts', directory.path, url)
  try {
    return await measureLoad({ kind: 'enquiry', port, connections: 32, seconds })
  } finally {
    await kill('SIGKILL')
    await smtp?.stop()
    directory.remove()
  }
}
