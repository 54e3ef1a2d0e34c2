import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote } from '../../staff/enquiries/notes.ts'
import { builtSite, dist } from '../support/built-site.ts'
import { exchange } from '../support/http-exchange.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { newVisitor } from '../support/visitor.ts'
import { openDesk, shownEnquiry, stamp } from './desk-page.ts'
import { type Desk, startDesk } from './desk-process.ts'

let desk: Desk
let reference: string
let own: Record<string, string>
const { path: folder, remove } = temporaryDirectory()
const opened = join(folder, 'opened')

beforeAll(async () => {
  // Stands in for the browser, and records what it is asked to open, a line each time.
  const browser = join(folder, 'browser')
  writeFileSync(browser, `#!/bin/sh\necho "$@" >> ${opened}\n`, { mode: 0o700 })
  desk = await startDesk({ browser })
  reference = await desk.receive()
  own = await desk.openSession()
})
afterAll(async () => {
  await desk?.stop()
  remove()
})

/** Targets that Node finds invalid. No browser sends them. */
const invalidTargets = ['http://[', 'http://x:8a/']

const statusOf = async (outgoing: Parameters<Desk['send']>[0]) => (await desk.send(outgoing)).status
const move = () =>
  JSON.stringify({ references: [reference], status: 'contacted', expected: { [reference]: 'new' } })
const stored = () => desk.db('enquiries').where({ reference }).first('status')

/** The command lines and environments of all processes that this user may read. */
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

test('only this computer can reach the desk', async () => {
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

test('the browser is given a file that nobody else can read, and the next link removes it', async () => {
  const files = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : [])
  const fileWith = (link: string) =>
    files().find((file) => existsSync(file) && readFileSync(file, 'utf8').includes(link))
  const first = await desk.newLink()
  await expect.poll(() => fileWith(first)).toBeDefined()
  const before = fileWith(first) ?? ''
  expect(before).not.toContain('#')
  expect(statSync(before).mode & 0o777).toBe(0o600)
  const second = await desk.newLink()
  await expect.poll(() => fileWith(second)).toBeDefined()
  expect(existsSync(before)).toBe(false)
})

test('a Host that is not the desk’s own is refused on every path and with every method', async () => {
  const script = /(?<=src=")[^"]+\.js/.exec((await desk.send({ path: '/' })).text)?.[0] ?? ''
  expect(script).not.toBe('')
  expect(await statusOf({ path: script })).toBe(200)
  const hosts = ['evil.example', `evil.example:${desk.port}`, '127.0.0.1', `127.0.0.1:${desk.port + 1}`]
  for (const Host of hosts)
    for (const path of ['/', '/enquiries', script, '/api/today', '/api/session', ...invalidTargets])
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'TRACE'])
        expect([Host, path, method, await statusOf({ method, path, headers: { ...own, Host } })]).toEqual([
          ...[Host, path, method, 403],
        ])
  expect(await statusOf({ path: '/', headers: { Host: `localhost:${desk.port}` } })).toBe(200)
})

test.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another port of this computer', { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a page that hides where it is', { Origin: 'null' }, 403],
  ['the desk under its other name', { Host: 'localhost' }, 403],
  ['the same address by a page of another port', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a form', { 'Content-Type': 'text/plain' }, 415],
  ['nobody’s session', { Authorization: 'Bearer nothing' }, 401],
])('a change from %s is refused, and nothing is changed', async (_, headers, status) => {
  const outgoing = {
    method: 'POST',
    path: '/api/enquiries/status',
    body: move(),
    headers: { ...own, ...headers, ...('Host' in headers && { Host: `localhost:${desk.port}` }) },
  }
  expect(await statusOf(outgoing)).toBe(status)
  expect(await stored()).toEqual({ status: 'new' })
})

test('an invalid reference is a bad request, and a search with a control character is answered', async () => {
  const post = (path: string, body: object) =>
    desk.send({ method: 'POST', path, body: JSON.stringify(body), headers: own })
  const named = { references: ['\0'], status: 'contacted', expected: {} }
  expect((await post('/api/enquiries/status', named)).status).toBe(400)
  expect((await post('/api/enquiries/search', { search: 'alex\0example', limit: 1 })).status).toBe(200)
})

test('a note that is too long is refused in plain words, however long it is', async () => {
  const answerTo = async (length: number) => {
    const body = JSON.stringify({ text: 'x'.repeat(length) })
    const { status, text } = await desk.send({
      method: 'POST',
      path: `/api/enquiries/${reference}/notes`,
      body,
      headers: own,
    })
    return [status, text]
  }
  expect(await answerTo(20_000)).toEqual([400, 'A note must be 1,000 characters or fewer.'])
  expect(await answerTo(70_000)).toEqual([413, 'That is too long, so nothing was done.'])
})

test('a write without Origin is refused', async () => {
  const { Origin: _, ...headers } = own
  expect(await statusOf({ method: 'POST', path: '/api/enquiries/status', body: move(), headers })).toBe(403)
})

test('nothing can be read without a session', async () => {
  for (const path of [
    '/api/today',
    `/api/enquiries/${reference}`,
    '/api/changes',
    '/api/me',
    ...invalidTargets,
  ])
    expect([path, await statusOf({ path })]).toEqual([path, 401])
  const { Authorization: _, ...headers } = own
  expect(await statusOf({ method: 'POST', path: '/api/enquiries/search', body: '{}', headers })).toBe(401)
})

test('a link opens one session, and a new link invalidates the previous one', async () => {
  const first = (await desk.newLink()).split('#')[1]
  const second = (await desk.newLink()).split('#')[1]
  const open = (link: string | undefined) =>
    statusOf({ method: 'POST', path: '/api/session', headers: own, body: JSON.stringify({ link }) })
  expect([await open(first), await open(second), await open(second), await open('')]).toEqual([
    401, 200, 401, 401,
  ])
})

test('every response keeps caches, frames and other sites out, and sets no cookie', async () => {
  const foreign = { ...own, Host: 'evil.example' }
  for (const [path, sent] of [
    ...['/', '/app.js', '/nowhere.js', '/api/today', '/api/nothing', ...invalidTargets].map(
      (one) => [one, own] as const,
    ),
    ['/', foreign] as const,
  ]) {
    const { headers } = await exchange(desk.port, { path, headers: sent })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy']).replace(/ 'nonce-[^']+'/, '')
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('the link opens the desk once, and no token appears in a request’s URL, a cookie or the process list', async () => {
  const link = await desk.newLink()
  const { page, complaints, context } = await newVisitor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(link)
  await page.getByRole('heading', { name: '1 enquiry is waiting' }).waitFor()
  const token = link.split('#')[1] ?? ''
  const session = await page.evaluate(() => sessionStorage.getItem('desk-session'))
  expect(page.url()).toBe(`${desk.origin}/`)
  expect(asked.filter((url) => !url.startsWith(desk.origin) || url.includes(String(session)))).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
  expect(await context.cookies()).toEqual([])
  expect(processList()).toContain('dist/desk/main.js')
  expect(processList()).not.toContain(token)
  expect(complaints).toEqual([])
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByText('This link has already been used, or has expired.').waitFor()
  await page.getByText('Press Enter in the terminal').waitFor()
  await page.goto(desk.origin)
  await page.getByRole('heading', { name: 'The desk is locked' }).waitFor()
})

test('a second desk on a port that is taken says so and ends', async () => {
  const args = [join(dist, 'cli/main.js'), 'desk', '--no-open', '--port', String(desk.port)]
  const second = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: desk.databaseUrl } })
  const ended = once(second, 'close')
  expect(await text(second.stderr)).toBe(
    `Port ${desk.port} is taken by another program. Choose another with: clinic desk --port <number>\n`,
  )
  expect(await ended).toEqual([2, null])
})

test('the public server serves nothing of the desk', async () => {
  expect(Object.values(builtSite().paths).filter(({ file }) => file.includes('desk'))).toEqual([])
})

test('a desk that nobody touches for half an hour locks, and no longer shows anybody’s data', async () => {
  const { page } = await openDesk(desk, { path: `/enquiries/${reference}`, hasClock: true })
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang twice.')
  await page.clock.fastForward('29:00')
  await page.keyboard.press('Shift')
  await page.setViewportSize({ width: 360, height: 300 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.clock.fastForward('29:00')
  await shownEnquiry(page, 'Alex Example')
  const notice = page.getByRole('alert').getByText('The desk will lock in two minutes')
  await notice.waitFor()
  expect((await notice.boundingBox())?.y).toBe(0)
  await page.clock.fastForward('02:00')
  await page.getByRole('heading', { name: 'The desk is locked' }).waitFor()
  expect(await page.locator('body').textContent()).not.toMatch(/Alex Example|Rang twice/)
  expect(await page.evaluate(() => sessionStorage.getItem('desk-session'))).toBeNull()
})

test('a page locked in use shows all that was typed and not saved, until nobody touches it for half an hour', async () => {
  await addNote(desk.db, reference, 'Rang, no answer', stamp())
  const { page } = await openDesk(desk, { path: `/enquiries/${reference}`, hasClock: true })
  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByLabel('Phone').fill('07700 900456')
  await page.getByRole('button', { name: 'Correct note 1' }).click()
  await page.getByLabel('Note 1').fill('Rang twice, no answer')
  await page.getByRole('textbox', { name: 'Ring back' }).fill('tomorrow 14:30')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Rings back on Friday.')
  // A desk that was started again does not know the session either.
  await page.evaluate(() => sessionStorage.setItem('desk-session', 'unknown'))
  await page.getByRole('button', { name: 'Rang' }).press('Enter')
  await page.getByRole('heading', { name: 'The desk is locked' }).waitFor()
  const shown = page.locator('.message')
  expect(await shown.allTextContents()).toEqual([
    '07700 900456',
    'Rang twice, no answer',
    'tomorrow 14:30',
    'Rings back on Friday.',
  ])
  await page.getByRole('button', { name: 'Copy Note 1' }).waitFor()
  expect(await page.locator('body').textContent()).not.toContain('Alex Example')
  await page.clock.fastForward('20:00')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('29:00')
  expect(await shown.count()).toBe(4)
  await page.clock.fastForward('02:00')
  await expect.poll(() => shown.count()).toBe(0)
})

test('a page says only once that its desk was stopped', async () => {
  const { page } = await openDesk(desk, { path: `/enquiries/${reference}` })
  await shownEnquiry(page, 'Alex Example')
  await page.getByRole('row', { name: 'Alex Example' }).waitFor()
  const last = () => readFileSync(opened, 'utf8').trim().split('\n').at(-1) ?? ''
  await expect.poll(() => existsSync(last())).toBe(true)
  expect(await desk.stop()).toBe(0)
  expect(existsSync(last())).toBe(false)
  expect(desk.output()).not.toContain('could not do something')
  const notice = page.getByRole('alert').filter({ hasText: 'The desk does not answer.' })
  await notice.waitFor()
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang.')
  await page.getByRole('button', { name: 'Rang' }).click()
  await page
    .getByRole('region', { name: 'What you did' })
    .getByText('Try it again once the desk answers.')
    .waitFor()
  await page.getByLabel('Order').selectOption('newest first')
  await expect.poll(() => page.url()).toContain('order=newest')
  expect(await notice.count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
