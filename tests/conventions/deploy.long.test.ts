import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formPost } from '../support/enquiry-example.ts'
import { exchange } from '../support/http-exchange.ts'
import { programs, siteDirectory } from '../support/process-run.ts'
import { printed, spawnServer } from '../support/server-process.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const isMissing = (program: string, option: string) => spawnSync(program, [option]).status !== 0
const run = (program: string, args: string[], env = {}) =>
  spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } })

function newFolder(): string {
  const { path, remove } = temporaryDirectory()
  onTestFinished(remove)
  return path
}

test.skipIf(isMissing('systemd-analyze', '--version'))('systemd understands every line of the units', () => {
  const folder = newFolder()
  const units = readdirSync('deploy').filter((name) => /\.(?:service|timer)$/.test(name))
  expect(units).toHaveLength(5)
  for (const name of units) {
    // Use this machine's Node, wherever it is.
    const text = readFileSync(join('deploy', name), 'utf8').replace('/usr/bin/node', process.execPath)
    writeFileSync(join(folder, name), text)
  }
  const paths = units.map((name) => join(folder, name))
  const { status, stdout, stderr } = run('systemd-analyze', ['verify', '--man=no', ...paths])
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})

test.skipIf(isMissing('strace', '-V') || isMissing('systemd-analyze', '--version'))(
  'the server makes no system call that its unit forbids',
  async () => {
    const site = siteDirectory()
    onTestFinished(site.remove)
    const calls = join(newFolder(), 'calls')
    const tracer = ['strace', '-f', '-qq', '--interruptible=never', '-o', calls]
    const server = spawnServer(programs.server, site.path, {}, tracer)
    const [, port] = await printed(server, /"event":"listening".*"port":(\d+)/)
    expect((await exchange(Number(port), formPost())).status).toBe(303)
    // Signals the whole process group: the server is a child of the tracer.
    process.kill(-(server.child.pid ?? 0), 'SIGTERM')
    expect(await server.exit).toBe(0)
    const made = new Set(readFileSync(calls, 'utf8').match(/(?<=^\d+ +)[a-z_]\w*(?=\()/gm))
    const unit = readFileSync('deploy/clinic.service', 'utf8')
    const [, allowed = ''] = /^SystemCallFilter=(.+)$/m.exec(unit) ?? []
    expect(made.size).toBeGreaterThan(30)
    const permitted = callsOf(allowed.split(' '))
    expect([...made].filter((call) => !permitted.has(call))).toEqual([])
  },
)

/** The names of system calls, with those in systemd's sets (`@pkey`) and the sets within. */
function callsOf(names: readonly string[]): Set<string> {
  const sets = names.filter((name) => name.startsWith('@'))
  const within = sets.flatMap((set) => {
    const { stdout } = run('systemd-analyze', ['syscall-filter', set])
    return stdout.split('\n').flatMap((line) => line.match(/^ +([@a-z]\S*)$/)?.[1] ?? [])
  })
  return new Set([
    ...names.filter((name) => !name.startsWith('@')),
    ...(within.length > 0 ? callsOf(within) : []),
  ])
}

test.skipIf(isMissing('nginx', '-v'))('nginx understands its settings', () => {
  const folder = newFolder()
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=clinic.example']
  execFileSync('openssl', [...self, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const settings = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/www.clinic.example', folder)
    .replaceAll(
      /listen (\[::\]:)?(80|443)/g,
      (_, ipv6, port) => `listen unix:${folder}/${port}${ipv6 ? '-6' : ''}`,
    )
  const main = join(folder, 'nginx.conf')
  writeFileSync(main, `pid ${folder}/pid; error_log stderr; events {} http { ${settings} }`)
  const { status, stderr } = run('nginx', ['-t', '-c', main, '-p', folder])
  expect([status, stderr]).toEqual([
    0,
    expect.stringMatching(/^nginx: .*syntax is ok\nnginx: .*successful\n$/),
  ])
})

test.skipIf(isMissing('caddy', 'version'))('Caddy understands its settings', () => {
  const folder = newFolder()
  const places = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddyfile = ['--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
  const { status, stdout, stderr } = run('caddy', ['validate', ...caddyfile], places)
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Valid configuration')])
  expect(stderr).not.toContain('"level":"warn"')
})
