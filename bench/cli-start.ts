import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../database/connection.ts'
import { storeEnquiry } from '../database/enquiries/store-enquiry.ts'
import { migrate } from '../database/migrate.ts'
import { bundlePrograms } from '../scripts/build/bundle.ts'
import { root } from '../tests/support/built-site.ts'
import { enquiryExample } from '../tests/support/enquiry-example.ts'
import { median } from '../tests/support/percentile.ts'
import { printTable } from './table.ts'

/**
 * Seconds from a command to its first output, and to its end, beside a bare commander program in the same run: medians of
 * 15 rounds (or as many as the argument says), in each of which every program runs once.
 */
const rounds = Number(process.argv[2] ?? 15)
const enquiries = 100

const bareProgram = `
  import { Command } from 'commander'
  const program = new Command('bare')
  program.command('list').option('--status <status>').action(() => console.log('nothing'))
  program.parse()
`

interface Start {
  firstOutput: number
  end: number
}

mkdirSync(join(root, '.cache'), { recursive: true })
// Below the root, so that the bare program finds node_modules.
const folder = mkdtempSync(join(root, '.cache', 'cli-start-'))
try {
  await bundlePrograms(root, join(root, 'dist'))
  const bare = join(folder, 'bare.mjs')
  writeFileSync(bare, bareProgram)
  const databaseUrl = await filledDatabase(join(folder, 'var/clinic.sqlite3'))
  const clinic = join(root, 'dist/cli/main.js')
  const programs: [string, string[]][] = [
    ['a bare commander program', [bare, 'list']],
    ['clinic enquiries list', [clinic, 'enquiries', 'list']],
    ['clinic enquiries stats', [clinic, 'enquiries', 'stats']],
    ['clinic --help', [clinic, '--help']],
    ['npm run clinic, without npm', ['scripts/clinic.mjs', 'enquiries', 'list']],
  ]
  const starts = programs.map((): Start[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, args]] of programs.entries()) starts[index]?.push(await start(args, databaseUrl))
  }
  const medians = starts.map((measured) => ({
    firstOutput: median(measured.map(({ firstOutput }) => firstOutput)),
    end: median(measured.map(({ end }) => end)),
  }))
  const [reference] = medians
  printTable(
    ['program', 'first output s', 'ratio', 'end s', 'ratio'],
    medians.map(({ firstOutput, end }, index) => [
      programs[index]?.[0] ?? '',
      firstOutput.toFixed(3),
      (firstOutput / (reference?.firstOutput ?? 1)).toFixed(2),
      end.toFixed(3),
      (end / (reference?.end ?? 1)).toFixed(2),
    ]),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function filledDatabase(file: string): Promise<string> {
  const url = `sqlite:${file}`
  const db = connect(url)
  try {
    await migrate(db)
    for (let index = 0; index < enquiries; index += 1) {
      await storeEnquiry(db, { ...enquiryExample, reasonForContact: 'general' }, { now: new Date() })
    }
  } finally {
    await db.destroy()
  }
  return url
}

function start(args: string[], databaseUrl: string): Promise<Start> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const seconds = () => (performance.now() - began) / 1000
  let firstOutput = Number.NaN
  child.stdout.once('data', () => {
    firstOutput = seconds()
  })
  child.stdout.resume()
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => {
      if (code === 0) done({ firstOutput, end: seconds() })
      else failed(new Error(`${args.join(' ')} ended with ${code}`))
    })
  })
}
