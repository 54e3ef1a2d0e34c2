import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath, fullChromiumPath } from '../../tests/support/chromium.ts'
import { postgresBinaries } from '../../tests/support/postgres.ts'
import { hasWebKit } from '../../tests/support/webkit.ts'
import { run } from './run.ts'

interface Program {
  name: string
  packages: string[]
  usedFor: string
  present: () => boolean
}

/** The programs that the gate needs. */
const ofGate: Program[] = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell'],
    usedFor: 'the browser tests',
    present: () => chromiumPath() !== undefined,
  },
  {
    name: 'A font as wide as Arial',
    packages: ['fonts-liberation', 'fontconfig'],
    usedFor: 'the test that late fonts move nothing',
    present: () => process.platform !== 'linux' || listedFonts().includes('Liberation Sans'),
  },
  {
    name: 'OpenSSL',
    packages: ['openssl'],
    usedFor: 'the tests of mail servers with TLS',
    present: () => spawnSync('openssl', ['version']).status === 0,
  },
  {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    usedFor: 'the database tests',
    present: () => postgresBinaries() !== undefined,
  },
]

/** The programs that the long runs need as well. */
const ofLongRuns: Program[] = [
  {
    name: 'Chromium with windows',
    packages: ['chromium'],
    usedFor: 'the test of going back',
    present: () => fullChromiumPath() !== undefined,
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    usedFor: "the tests in Safari's engine",
    present: () => process.platform !== 'linux' || hasWebKit(),
  },
  {
    name: 'A C compiler',
    packages: ['gcc', 'libc6-dev'],
    usedFor: 'the test of power cuts',
    present: () => process.platform !== 'linux' || spawnSync('gcc', ['--version']).status === 0,
  },
  {
    name: 'systemd, strace, nginx, Caddy or sudo',
    packages: ['systemd', 'strace', 'nginx-light', 'caddy', 'sudo'],
    usedFor: 'the tests of deploy/',
    present: () =>
      process.platform !== 'linux' ||
      ['systemd-analyze', 'strace', 'nginx', 'caddy', 'sudo'].every(
        (program) => !spawnSync(program, ['--help']).error,
      ),
  },
]

const listedFonts = () => spawnSync('fc-list', { encoding: 'utf8' }).stdout ?? ''

const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/**
 * Installs the programs that the tests run, where that is possible (Debian, as root), and says what to install elsewhere.
 * Resolves to the names of those that are still missing.
 */
export async function prepareMachine(runs: 'gate' | 'long'): Promise<string[]> {
  const programs = runs === 'gate' ? ofGate : [...ofGate, ...ofLongRuns]
  const missing = programs.filter((program) => !program.present())
  if (missing.length > 0 && isDebianRoot()) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env: quiet })
    // One by one: a name that another distribution does not know would stop all the others.
    for (const { packages } of missing)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env: quiet })
  }
  const still = programs.filter((program) => !program.present())
  for (const { name, packages, usedFor } of still) {
    console.error(
      `${name} is missing, so ${usedFor} cannot run. Install it, on Debian with: apt-get install ${packages.join(' ')}`,
    )
  }
  return still.map(({ name }) => name)
}
