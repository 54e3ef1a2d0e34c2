import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { percentDecoded } from '../../schemas/percent-decoded.ts'
import { DatabaseUnavailable, type UnavailableReason } from '../database-unavailable.ts'
import { whileUnfinished } from '../unfinished.ts'

/** Writes a consistent dump of a PostgreSQL database into an existing file; others may write meanwhile. */
export function dumpPostgres(connectionString: string, file: string): Promise<void> {
  return run('pg_dump', connectionString, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${file}`,
  ])
}

/** Restores a dump into an empty database, all or nothing. */
export function loadPostgresDump(connectionString: string, file: string): Promise<void> {
  return run('pg_restore', connectionString, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ])
}

/** Messages of these programs are recognised by their words. */
const inEnglish = { LC_ALL: 'C' }

/**
 * Whether a dump is incomplete because its file ends too early; false where that is not known within so many milliseconds, since
 * pg_restore reads some damaged dumps without end.
 */
export async function dumpIsCut(file: string, timeout = 10_000): Promise<boolean> {
  const reading = spawn('pg_restore', ['--file=/dev/null', file], {
    env: { ...process.env, ...inEnglish },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout,
  })
  return exited('pg_restore', reading).then(
    () => false,
    (error: Error) => /end of file|could not find block ID/.test(error.message),
  )
}

/** The password is passed in the environment: other users of the machine can read a program's arguments. */
function run(program: string, connectionString: string, options: string[]): Promise<void> {
  const address = new URL(connectionString)
  // As the driver reads it: a % that begins no code is taken literally.
  const password =
    address.searchParams.getAll('password').at(-1) || (percentDecoded(address.password) ?? address.password)
  address.password = ''
  // The other parts stay as they are written: these programs understand %20, but not the + that searchParams would write.
  address.search = address.search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has('password'))
    .join('&')
  const child = spawn(program, [`--dbname=${address}`, '--no-password', ...options], {
    env: { ...process.env, ...inEnglish, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return exited(program, child)
}

/** Rejects if the program fails. It is ended when this process is told to stop, as otherwise it would go on by itself. */
function exited(program: string, child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  let errorOutput = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error) => reject(notInstalled(program, error)))
    child.on('close', (exitCode, signal) => {
      if (exitCode === 0) resolve()
      else reject(failed(program, signal ? `terminated by ${signal}` : errorOutput))
    })
  })
  const end = () => {
    child.kill()
    return ended
  }
  return whileUnfinished(end, () => ended)
}

/** The remedy where these programs are missing or too old. */
export const install = "Install PostgreSQL's client programs, of the server's version or later."

function notInstalled(program: string, cause: Error) {
  return new DatabaseUnavailable('misconfigured', `${program} cannot be started. ${install}`, { cause })
}

/** Failures that are not the dump's own fault, and what to do about each. */
const otherReasons: readonly (readonly [UnavailableReason, RegExp, string])[] = [
  ['full', /no space left/i, 'Free space on the disk.'],
  ['unreachable', /terminated by/i, 'See whether the machine is short of memory, and try again.'],
  [
    'unreachable',
    /too many (?:connections|clients)|connection slots/i,
    'Close programs that are connected, or raise the limit of the server, the database or the user.',
  ],
  [
    'unreachable',
    /connection to server|closed the connection|terminating connection/i,
    'Check that PostgreSQL is running and that its address is right.',
  ],
  ['misconfigured', /version mismatch|unsupported version/i, install],
  ['misconfigured', /permission denied/i, 'Give the user of DATABASE_URL that right.'],
]

/** The first line says what is wrong; later ones may quote rows. */
function failed(program: string, errorOutput: string) {
  const line = errorOutput.split('\n')[0] || 'it gave no reason'
  const [reason, , remedy] = otherReasons.find(([, words]) => words.test(errorOutput)) ?? ['damaged' as const]
  const what = line.replace(/^pg_\w+: (?:error: )?/, '')
  return new DatabaseUnavailable(reason, `${program} failed: ${what}${remedy ? `. ${remedy}` : ''}`)
}
