import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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
  expect(units).toHaveLength(3)
  for (const name of units) {
    // Node is where this machine has it.
    const text = readFileSync(join('deploy', name), 'utf8').replace('/usr/bin/node', process.execPath)
    writeFileSync(join(folder, name), text)
  }
  const paths = units.map((name) => join(folder, name))
  const { status, stdout, stderr } = run('systemd-analyze', ['verify', '--man=no', ...paths])
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})

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
