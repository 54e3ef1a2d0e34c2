import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../support/built-site.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const [server, staff] = [64_990, 64_991]
const folder = temporaryDirectory()
afterAll(() => folder.remove())
const path = (...parts: string[]) => join(folder.path, ...parts)

/** Copies this machine's settings and changes them as docs/operating.md says. */
function prepareServer(): void {
  cpSync('/etc', path('etc'), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  for (const [name, id] of [
    ['clinic', server],
    ['mary', staff],
  ] as const) {
    appendFileSync(path('etc/passwd'), `${name}:x:${id}:${id}::/srv/clinic:/usr/sbin/nologin\n`)
    appendFileSync(path('etc/group'), `${name}:x:${id}:\n`)
    appendFileSync(path('etc/shadow'), `${name}:*:20000:0:99999:7:::\n`)
  }
  writeFileSync(path('etc/sudoers.d/clinic'), 'mary ALL=(clinic) NOPASSWD: /usr/local/bin/clinic\n', {
    mode: 0o440,
  })
  for (const name of ['srv/clinic', 'bin', 'data']) mkdirSync(path(name), { recursive: true })
  chmodSync(folder.path, 0o755)
  chownSync(path('data'), server, server)
  writeFileSync(path('etc/clinic.env'), `DATABASE_URL='sqlite:${path('data/clinic.sqlite3')}'\n`, {
    mode: 0o640,
  })
  chownSync(path('etc/clinic.env'), 0, server)
  cpSync('deploy/clinic', path('bin/clinic'))
  chmodSync(path('bin/clinic'), 0o755)
  symlinkSync(process.execPath, path('bin/node'))
}

/** Runs a line of shell with the server's `/etc`, `/srv/clinic` and `/usr/local/bin` mounted. */
function runOnServer(line: string) {
  const places = [
    [path('etc'), '/etc'],
    [path('srv'), '/srv'],
    [root, '/srv/clinic'],
    [path('bin'), '/usr/local/bin'],
  ]
  const mounts = places.map(([from, to]) => `mount --bind '${from}' ${to}`).join(' && ')
  return spawnSync('unshare', ['--mount', 'sh', '-c', `${mounts} && ${line}`], {
    encoding: 'utf8',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' },
  })
}

const isReady = isRoot && spawnSync('sudo', ['--version']).status === 0

test.skipIf(!isReady)(
  'on a server, `clinic` runs as its service’s user for root and for staff, whom the audit names',
  () => {
    prepareServer()
    const say = (line: string) => {
      const { status, stdout, stderr } = runOnServer(line)
      expect([line, status, stderr]).toEqual([line, 0, expect.any(String)])
      return stdout
    }
    say('clinic db migrate')
    expect(statSync(path('data/clinic.sqlite3')).uid).toBe(server)
    expect(say('CLINIC_STAFF=EC clinic whoami')).toBe('EC (clinic)\n')
    expect(say('runuser -u mary -- clinic whoami')).toBe('mary (clinic)\n')
    expect(say('runuser -u mary -- clinic enquiries list --json')).toBe('[]\n')
    // A restore drill.
    say(`DATABASE_URL=sqlite:${path('data/drill.sqlite3')} clinic db migrate`)
    expect(statSync(path('data/drill.sqlite3')).uid).toBe(server)
    const byStaff = runOnServer('runuser -u mary -- env DATABASE_URL=sqlite:/drill clinic doctor')
    expect([byStaff.status, byStaff.stderr]).toEqual([2, expect.stringContaining('Run this as root.')])
    // With cron's PATH, and a temporary folder that only root may use.
    say(`env PATH=/usr/bin:/bin TMPDIR=/root /usr/local/bin/clinic whoami`)
    appendFileSync(path('etc/clinic.env'), '# Mail\nPORT=3000\nENQUIRY_NOTIFY_TO=a@b.example, c@d.example\n')
    const halfRead = runOnServer('clinic whoami')
    expect([halfRead.status, halfRead.stderr]).toEqual([
      2,
      "In /etc/clinic.env write NAME='value', the value in single quotes, in line 4\n",
    ])
  },
)
