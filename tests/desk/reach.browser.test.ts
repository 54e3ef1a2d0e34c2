import { readdirSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchange } from '../support/http-exchange.ts'
import { newVisitor } from '../support/visitor.ts'
import { type Desk, startDesk } from './desk-process.ts'

let desk: Desk
let reference: string
let own: Record<string, string>

beforeAll(async () => {
  desk = await startDesk()
  reference = await desk.receive()
  own = await desk.openSession()
})
afterAll(() => desk?.stop())

const statusOf = async (outgoing: Parameters<Desk['send']>[0]) => (await desk.send(outgoing)).status
const move = () =>
  JSON.stringify({ references: [reference], status: 'contacted', expected: { [reference]: 'new' } })
const stored = () => desk.db('enquiries').where({ reference }).first('status')

/** The command lines and environments of all programs of this user. */
function processList(): string {
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.map((id) => read(`/proc/${id}/cmdline`) + read(`/proc/${id}/environ`)).join('\n')
}

test('only this computer reaches it', async () => {
  const listening = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) =>
      line.includes(`:${desk.port.toString(16).toUpperCase().padStart(4, '0')} 00000000:0000`),
    )
  expect(listening.map((line) => line.trim().split(/\s+/)[1]?.split(':')[0])).toEqual(['0100007F'])
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal }) => !internal)
  for (const { address } of others.filter(({ family }) => family === 'IPv4'))
    await expect(fetch(`http://${address}:${desk.port}/`)).rejects.toThrow()
})

test('a Host that is not the desk’s own is refused on every path and with every method', async () => {
  const hosts = ['evil.example', `evil.example:${desk.port}`, '127.0.0.1', `127.0.0.1:${desk.port + 1}`]
  for (const Host of hosts)
    for (const path of ['/', '/enquiries', '/assets/x.js', '/api/today', '/api/session'])
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
        expect([Host, path, method, await statusOf({ method, path, headers: { ...own, Host } })]).toEqual([
          ...[Host, path, method, 403],
        ])
  expect(await statusOf({ path: '/', headers: { Host: `localhost:${desk.port}` } })).toBe(200)
})

test.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another port of this computer', { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a page that hides where it is', { Origin: 'null' }, 403],
  ['the same address by a page of another port', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a form', { 'Content-Type': 'text/plain' }, 415],
  ['nobody’s session', { Authorization: 'Bearer nothing' }, 401],
])('a change from %s is refused, and nothing is changed', async (_, headers, status) => {
  const outgoing = {
    method: 'POST',
    path: '/api/enquiries/status',
    body: move(),
    headers: { ...own, ...headers },
  }
  expect(await statusOf(outgoing)).toBe(status)
  expect(await stored()).toEqual({ status: 'new' })
})

test('a write without Origin is refused', async () => {
  const { Origin: _, ...headers } = own
  expect(await statusOf({ method: 'POST', path: '/api/enquiries/status', body: move(), headers })).toBe(403)
})

test('without a session nothing is read', async () => {
  for (const path of [
    '/api/today',
    '/api/enquiries',
    `/api/enquiries/${reference}`,
    '/api/changes',
    '/api/me',
  ])
    expect([path, await statusOf({ path })]).toEqual([path, 401])
})

test('a link opens one session, and a new link ends the one before', async () => {
  const first = (await desk.newLink()).split('#')[1]
  const second = (await desk.newLink()).split('#')[1]
  const open = (link: string | undefined) =>
    statusOf({ method: 'POST', path: '/api/session', headers: own, body: JSON.stringify({ link }) })
  expect([await open(first), await open(second), await open(second), await open('')]).toEqual([
    401, 200, 401, 401,
  ])
})

test('every answer keeps caches, frames and other sites out, and sets no cookie', async () => {
  for (const path of ['/', '/nowhere.js', '/api/today', '/api/nothing']) {
    const { headers } = await exchange(desk.port, { path, headers: own })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('the browser opens it by the link, and the token stands in no address, process list or output of the page', async () => {
  const link = await desk.newLink()
  const { page, complaints, context } = await newVisitor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(link)
  await page.getByRole('navigation', { name: 'The desk' }).waitFor()
  const token = link.split('#')[1] ?? ''
  const session = await page.evaluate(() => sessionStorage.getItem('desk-session'))
  expect(page.url()).toBe(`${desk.origin}/`)
  expect(asked.filter((url) => !url.startsWith(desk.origin) || url.includes(String(session)))).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
  expect(await context.cookies()).toEqual([])
  expect(processList()).toContain('dist/desk/main.js')
  expect(processList()).not.toContain(token)
  expect(complaints).toEqual([])
  const spent = await newVisitor()
  await spent.page.goto(link)
  await spent.page.getByText('This link was used or is too old.').waitFor()
})

test('the public server knows nothing of it', async () => {
  const { builtSite } = await import('../support/built-site.ts')
  expect(Object.values(builtSite().paths).filter(({ file }) => file.includes('desk'))).toEqual([])
})
