import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { storeMany } from '../support/many-enquiries.ts'
import { programs } from '../support/process-run.ts'
import { now, useClinic } from './clinic-fixture.ts'

const rows = 100_000
const clinic = useClinic({ isShared: true })

beforeAll(async () => {
  await clinic.withDatabase((db) => storeMany(db, rows, { before: now }))
})

const output = (name: string) => ['--output', join(clinic.directory, name)]

it.each([
  ['JSON of a list', () => ['list', '--json', '--limit', String(rows)], 120],
  ['an export as CSV', () => ['export', '--format', 'csv', ...output('large.csv')], 130],
  ['an export as a workbook', () => ['export', '--format', 'xlsx', ...output('large.xlsx')], 250],
])('%s of 100,000 enquiries takes little memory', async (what, args, maxMegabytes) => {
  const { megabytes, seconds } = await measured(['enquiries', ...args()])
  console.log(`${what}: ${megabytes} MB, ${seconds} s`)
  expect(megabytes).toBeLessThanOrEqual(maxMegabytes)
})

it('an empty page says so when there are more matches than are counted', async () => {
  for (const json of [[], ['--json', 'reference']]) {
    const list = ['enquiries', 'list', '--search', 'example', '--page', '4001', ...json]
    expect((await clinic.run(...list)).stderr).toContain('More than 10,000 enquiries.\nPage 4001 is empty.\n')
  }
})

/** The peak memory of the command, as the system reports it, and its time. */
async function measured(args: string[]): Promise<{ megabytes: number; seconds: number }> {
  const report =
    "process.on('exit',()=>process.stderr.write('\\nheld '+process.resourceUsage().maxRSS+'\\n'))"
  const preload = `data:text/javascript,${encodeURIComponent(report)}`
  const env = { ...process.env, DATABASE_URL: clinic.databaseUrl }
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', preload, programs.cli, ...args], { env })
  const ended = once(child, 'close')
  child.stdout.resume()
  const stderr = await text(child.stderr)
  expect(await ended, stderr).toEqual([0, null])
  const kibibytes = Number(/held (\d+)/.exec(stderr)?.[1])
  return {
    megabytes: Math.round(kibibytes / 1024),
    seconds: Math.round((performance.now() - started) / 1000),
  }
}
