import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeMany } from '../support/many-enquiries.ts'
import { programs } from '../support/process-run.ts'
import { useClinic } from './clinic-fixture.ts'

const clinic = useClinic({ isShared: true })

const rows = 2_000

beforeAll(async () => {
  await clinic.receive({}, 1, 'ENQ-7F3K-9QW2')
  await clinic.withDatabase((db) => storeMany(db, rows))
})

/** Commands that print in parts, in one piece, without a database, and through commander. */
const waysOfPrinting = [
  'enquiries list --json --limit 1000',
  'enquiries show ENQ-7F3K-9QW2',
  'enquiries export --format csv',
  'completion bash',
  '--help',
]

describe('a command whose output cannot be written', () => {
  it.each(waysOfPrinting)('%s says so in one sentence on a full disk', async (line) => {
    const { exitCode, stderr } = await shell(`"$CLINIC" ${line} > /dev/full`)
    expect(exitCode).toBe(74)
    expect(stderr).toContain('The output could not be written completely (ENOSPC).')
    expect(stderr).not.toMatch(/\n {4}at |Error:/)
  })

  it.each(waysOfPrinting)('%s is silent when the reader closes the pipe', async (line) => {
    expect(await shell(`set -o pipefail; "$CLINIC" ${line} | true`)).toEqual({ exitCode: 0, stderr: '' })
  })

  it('db backup leaves no part of a file that does not fit', async () => {
    const before = files()
    const file = join(clinic.directory, 'large.sqlite3')
    const { exitCode, stderr } = await shell(`ulimit -f 64; "$CLINIC" db backup ${file}`)
    expect([exitCode, stderr, files()]).toEqual([5, expect.stringContaining('SQLITE_IOERR'), before])
  })
})

it('says so when others may read the file that its output is redirected to', async () => {
  const told = async (mask: string, output: string) =>
    (await shell(`umask ${mask}; "$CLINIC" enquiries show ENQ-7F3K-9QW2 ${output}`)).stderr
  expect(await told('022', `> ${join(clinic.directory, 'open.txt')}`)).toContain('may read the file')
  expect(await told('077', `> ${join(clinic.directory, 'private.txt')}`)).toBe('')
  expect(await told('022', '>&-')).toBe('')
})

describe('a command that is stopped', () => {
  it.each([
    ['SIGINT', 'enquiries export --format xlsx --output', 'stopped.xlsx'],
    ['SIGTERM', 'enquiries export --format csv --output', 'stopped.csv'],
    ['SIGHUP', 'db backup', 'backup.sqlite3'],
    ['SIGINT', 'db verify', ''],
  ] as const)('by %s leaves no part of a file: %s', async (signal, line, name) => {
    const sound = join(clinic.directory, 'sound.sqlite3')
    if (name === '') await clinic.run('db', 'backup', sound)
    const before = files()
    const args = [...line.split(' '), name === '' ? sound : join(clinic.directory, name)]
    const child = spawn(process.execPath, [programs.cli, ...args], { env, stdio: 'ignore' })
    const ended = new Promise((done) => child.once('exit', (_, by) => done(by)))
    await expect.poll(() => files().length, { interval: 1 }).toBeGreaterThan(before.length)
    child.kill(signal)
    expect(await ended).toBe(signal)
    expect(files().filter((file) => !isWhole(file, name))).toEqual(before)
  })
})

/** Whether a file was finished just before the signal: a backup has its own name only then, an export its end. */
function isWhole(file: string, name: string): boolean {
  if (name.startsWith('backup')) return file.startsWith(name)
  if (file !== name) return false
  const text = readFileSync(join(clinic.directory, file), 'latin1')
  return name.endsWith('.xlsx') ? text.includes('PK\x05\x06') : text.split('\r\n').length > rows
}

/** The clinic's files and folders, except SQLite's own, the data folder and the list of backup folders. */
function files(): string[] {
  const names = readdirSync(clinic.directory, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => !/-(?:wal|shm)$|^var$|folders\.json$/.test(name)).sort()
}

const env = {
  ...process.env,
  get DATABASE_URL() {
    return clinic.databaseUrl
  },
}

async function shell(script: string): Promise<{ exitCode: number | null; stderr: string }> {
  const child = spawn(
    'bash',
    ['-c', script.replaceAll('"$CLINIC"', `"${process.execPath}" "${programs.cli}"`)],
    { env, cwd: 'catalogue/fixtures/site' },
  )
  child.stdin.end()
  const ended = once(child, 'close')
  child.stdout.resume()
  const stderr = await text(child.stderr)
  const [exitCode] = await ended
  return { exitCode, stderr }
}
