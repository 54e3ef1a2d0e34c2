import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** A throw-away PostgreSQL cluster on this machine. */
export interface ThrowAwayPostgres {
  /** The address of its database `postgres`. */
  url: string
  stop: () => void
}

/** The directory of PostgreSQL's programs, or undefined when it is not installed. */
export function postgresBinaries(): string | undefined {
  const [newest] = filesIn('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
  const places = [
    ...(newest ? [join('/usr/lib/postgresql', newest, 'bin')] : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return places.find((place) => existsSync(join(place, 'initdb')))
}

/** Starts a cluster that listens on a free loopback port and deletes its data when stopped. */
export async function startPostgres(): Promise<ThrowAwayPostgres> {
  const bin = postgresBinaries()
  if (!bin) throw new Error('PostgreSQL is not installed: install the package postgresql.')
  const directory = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'clinic-postgres-'))
  const run = runnerFor(directory)
  const data = join(directory, 'data')
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ])
  const port = await freePort()
  // Autovacuum would visit every test's database each minute.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${directory} -c fsync=off -c autovacuum=off`
  run(join(bin, 'pg_ctl'), ['-D', data, '-l', join(directory, 'log'), '-o', settings, '-w', 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A folder in memory with room for the databases of all tests, each of 300 files: a disk can take half a minute to delete them. */
function roomInMemory(): string | undefined {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= 2 * 1024 ** 3 ? folder : undefined
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package creates. */
function runnerFor(directory: string) {
  const asRoot = userInfo().uid === 0
  if (asRoot) chownSync(directory, ...userAndGroup('postgres'))
  return (program: string, options: string[]) => {
    const [command, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', program] : [program]
    execFileSync(command ?? program, [...rest, ...options], {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }
}

function userAndGroup(user: string): [number, number] {
  const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }))
  return [id('-u'), id('-g')]
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}
