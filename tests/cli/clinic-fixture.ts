import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Knex } from 'knex'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { CommandContext } from '../../cli/command-context.ts'
import { runCommand } from '../../cli/run-command.ts'
import { useDatabase } from '../../database/use-database.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { createReference } from '../../schemas/enquiry-reference.ts'
import { newMigratedSqlite, programs } from '../support/process-run.ts'
import { storeEarlier } from '../support/store-example.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/** The time at which {@link ClinicFixture.run} runs commands. */
export const now = new Date('2026-11-20T15:00:00Z')

export interface Outcome {
  exitCode: number
  stdout: string
  stderr: string
}

/** A clinic of its own: a directory, a database, and the command line on it. */
export interface ClinicFixture {
  directory: string
  databaseUrl: string
  /** Runs a command within this process, at {@link now}, by a person called reception. */
  run: (...args: string[]) => Promise<Outcome>
  /** Like `run`, with another terminal or input. */
  runOn: (surroundings: Surroundings, ...args: string[]) => Promise<Outcome>
  /** Like `run`, at a terminal where the person types these lines. */
  answer: (lines: string[], ...args: string[]) => Promise<Outcome>
  /** Stores an enquiry received `hoursAgo` hours before {@link now}, and returns its reference. */
  receive: (change?: Partial<Enquiry>, hoursAgo?: number, reference?: string) => Promise<string>
  /** Opens a connection of its own to the database for `work`. */
  withDatabase: <Result>(work: (db: Knex) => Promise<Result>) => Promise<Result>
  remove: () => void
}

/** @param otherUrl a migrated database to use in place of a SQLite file of its own */
export async function openClinic(otherUrl?: string): Promise<ClinicFixture> {
  const { path: directory, remove } = temporaryDirectory()
  const databaseUrl = otherUrl ?? newMigratedSqlite(join(directory, 'var', 'clinic.sqlite3'))
  const withDatabase: ClinicFixture['withDatabase'] = (work) => useDatabase(databaseUrl, {}, work)
  const env = { DATABASE_URL: databaseUrl, XDG_CONFIG_HOME: join(directory, 'config') }
  return {
    directory,
    databaseUrl,
    run: (...args) => runWithin(args, env, directory),
    runOn: (surroundings, ...args) => runWithin(args, env, directory, surroundings),
    answer: (lines, ...args) => runWithin(args, env, directory, { typed: lines }),
    receive: (change = {}, hoursAgo = 1, reference = createReference()) =>
      withDatabase((db) => storeEarlier(db, change, { now, hoursAgo }, reference)),
    withDatabase,
    remove,
  }
}

/** A new clinic for each test of a file, or one that all of them share. */
export function useClinic({ isShared = false } = {}): ClinicFixture {
  const clinic = {} as ClinicFixture
  const [before, after] = isShared ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(async () => {
    Object.assign(clinic, await openClinic())
  })
  after(() => clinic.remove())
  return clinic
}

/** The terminal of a command, the answers typed at it, and the clock. */
type Surroundings = Partial<
  Pick<CommandContext, 'clock' | 'colour' | 'terminal' | 'stdin' | 'stdoutIsReadableByOthers'>
> & {
  /** Lines that a person types. */
  typed?: string[]
  stderrIsTerminal?: boolean
}

/** A terminal of this size, without a pager. */
export const terminalOf = (columns: number, rows = 1000): Surroundings => ({
  terminal: { columns, rows, page: async () => false },
})

/** Runs a command within this process, by default in this project's folder; no staff name is set. */
export async function runWithin(
  args: string[],
  env: Record<string, string>,
  root = process.cwd(),
  { typed, stderrIsTerminal = false, ...surroundings }: Surroundings = {},
): Promise<Outcome> {
  const written = { stdout: '', stderr: '' }
  const sink = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text
    },
  })
  const exitCode = await runCommand(args, {
    stdout: sink('stdout'),
    stderr: { ...sink('stderr'), isTTY: stderrIsTerminal },
    ...(typed && {
      stdin: Object.assign(Readable.from(typed.map((line) => `${line}\n`)), { isTTY: true }),
    }),
    env: { XDG_CONFIG_HOME: join(root, 'no-names'), ...env },
    clock: () => now,
    colour: false,
    user: 'reception',
    root,
    ...surroundings,
  })
  return { exitCode, ...written }
}

/** Starts the command line as a process of its own, which reads `input`; resolves when it has ended. `staysOpen` leaves the input open. */
export async function runProcess(
  args: string[],
  env: Record<string, string>,
  { input = '', staysOpen = false, cwd = process.cwd() } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [programs.cli, ...args], { cwd, env: { ...process.env, ...env } })
  if (staysOpen) child.stdin.write(input)
  else child.stdin.end(input)
  const ended = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [exitCode] = await ended
  return { exitCode: exitCode ?? -1, stdout, stderr }
}
