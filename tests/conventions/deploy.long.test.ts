import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import https, { type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fixedHeaders } from '../../server/security/security-headers.ts'
import { formPost } from '../support/enquiry-example.ts'
import { freePort } from '../support/free-port.ts'
import { exchange } from '../support/http-exchange.ts'
import { newDirectory, programs, siteDirectory } from '../support/process-run.ts'
import { printed, spawnServer } from '../support/server-process.ts'

const isMissing = (program: string, option: string) => spawnSync(program, [option]).status !== 0
const run = (program: string, args: string[], env = {}) =>
  spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } })

test.skipIf(isMissing('systemd-analyze', '--version'))('systemd understands every line of the units', () => {
  const folder = newDirectory()
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
    const calls = join(newDirectory(), 'calls')
    const tracer = ['strace', '-f', '-qq', '--interruptible=never', '-o', calls]
    const server = spawnServer(programs.server, site, {}, tracer)
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

/** nginx's own settings with those of the clinic in it, on sockets in the folder and with a certificate made for it. */
function nginxSettings(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=clinic.example']
  execFileSync('openssl', [...self, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const settings = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/www.clinic.example', folder)
    .replace('root /var/www/clinic;', `root ${folder};`)
    .replace('127.0.0.1:3000', `unix:${folder}/down`)
    .replaceAll(
      /listen (\[::\]:)?(80|443)/g,
      (_, ipv6, port) => `listen unix:${folder}/${port}${ipv6 ? '-6' : ''}`,
    )
  const main = join(folder, 'nginx.conf')
  // Its workers would otherwise not be allowed to read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(main, `${user} pid ${folder}/pid; error_log stderr; events {} http { ${settings} }`)
  return main
}

test.skipIf(isMissing('nginx', '-v'))('nginx understands its settings', () => {
  const folder = newDirectory()
  const { status, stderr } = run('nginx', ['-t', '-c', nginxSettings(folder), '-p', folder])
  expect([status, stderr]).toEqual([
    0,
    expect.stringMatching(/^nginx: .*syntax is ok\nnginx: .*successful\n$/),
  ])
})

test.skipIf(isMissing('caddy', 'version'))('Caddy understands its settings', () => {
  const folder = newDirectory()
  const places = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddyfile = ['--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
  const { status, stdout, stderr } = run('caddy', ['validate', ...caddyfile], places)
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Valid configuration')])
  expect(stderr).not.toContain('"level":"warn"')
})

/** What a visitor gets from a proxy whose server is down. */
interface Away {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Starts a proxy; resolves with its answer as soon as it gives one. */
async function answerOf(program: string, args: string[], env: object, ask: RequestOptions): Promise<Away> {
  const proxy = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  onTestFinished(() => void proxy.kill())
  const asked = () =>
    new Promise<Away>((done, failed) => {
      const request = (ask.socketPath ? https : http).get(ask, (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        reply.on('end', () => done({ status: reply.statusCode, headers: reply.headers, text }))
      })
      request.on('error', failed)
    })
  return vi.waitFor(asked, { timeout: 20_000 })
}

async function awayFromNginx(): Promise<Away> {
  const folder = newDirectory()
  cpSync('deploy/away.html', join(folder, 'away.html'))
  const args = ['-c', nginxSettings(folder), '-p', folder, '-g', 'daemon off;']
  const headers = { Host: 'www.clinic.example' }
  const ask = { socketPath: join(folder, '443'), headers, rejectUnauthorized: false }
  return answerOf('nginx', args, {}, ask)
}

async function awayFromCaddy(): Promise<Away> {
  const folder = newDirectory()
  cpSync('deploy/away.html', join(folder, 'away.html'))
  const [port, other, down] = [await freePort(), await freePort(), await freePort()]
  const settings = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^\{$/m, '{\n\tadmin off')
    .replace(/^www\.clinic\.example/m, `http://127.0.0.1:${port}`)
    .replace(/^clinic\.example/m, `http://127.0.0.1:${other}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${down}`)
    .replace('root * /etc/caddy', `root * ${folder}`)
  const caddyfile = join(folder, 'Caddyfile')
  writeFileSync(caddyfile, settings)
  const places = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return answerOf('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], places, {
    host: '127.0.0.1',
    port,
  })
}

const proxies = [
  ['nginx', '-v', awayFromNginx],
  ['caddy', 'version', awayFromCaddy],
] as const

for (const [proxy, option, away] of proxies)
  test.skipIf(isMissing(proxy, option))(
    `while the server is down, ${proxy} shows a page with the security headers of every other`,
    async () => {
      const { status, headers, text } = await away()
      expect([status, text]).toEqual([502, readFileSync('deploy/away.html', 'utf8')])
      const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
      const everywhere = fixedHeaders.map(([name, value]) => [name.toLowerCase(), value])
      expect(headers).toMatchObject({
        ...Object.fromEntries(everywhere),
        'content-security-policy': policy,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cache-control': 'no-store',
      })
    },
  )
