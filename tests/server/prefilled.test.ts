import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packTestSite } from '../support/fixture-site.ts'
import { startTestServer } from '../support/process-run.ts'
import type { RunningServer } from '../support/server-process.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const contact = (chosen = '', [hidden, begun] = ['hidden', '']) =>
  `<!doctype html><title>Contact</title><script>started()</script>${'<p>Words</p>'.repeat(50)}<select data-query="reason"><option value="">Choose</option><option value="profhilo"${chosen}>Profhilo</option><option value="general">Other</option></select><p data-query="about" data-value="em-lift" ${hidden}>About: R&amp;D – Lift</p><textarea data-begins="about">${begun}</textarea>`

const notSent = (...hidden: string[]) =>
  `<!doctype html><title>Not sent</title><ul>${['name.missing', 'phone.wrong', 'email.wrong'].map((reason, index) => `<li data-query="because" data-value="${reason}" ${hidden[index] ?? 'hidden'}>${reason}</li>`).join('')}</ul>`

const directory = temporaryDirectory()
let server: RunningServer

beforeAll(async () => {
  const client = join(directory.path, 'dist/client')
  mkdirSync(client, { recursive: true })
  writeFileSync(join(client, '404.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(client, 'contact.html'), contact())
  mkdirSync(join(client, 'contact'))
  writeFileSync(join(client, 'contact/not-sent.html'), notSent())
  await packTestSite(client)
  server = await startTestServer(directory.path)
})
afterAll(async () => {
  await server?.kill('SIGTERM')
  directory.remove()
})

const get = (path: string, headers: Record<string, string> = {}) => server.send({ path, headers })

test('a reason in the address is preselected, plain and compressed', async () => {
  const asked = '/contact?reason=profhilo'
  expect((await get(asked)).text).toBe(contact(' selected=""'))
  const gzip = await get(asked, { 'Accept-Encoding': 'br, gzip' })
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual([
    'gzip',
    contact(' selected=""'),
  ])
})

test('a prefilled page has the policy and caching of the plain one, and its own entity tag', async () => {
  const [plain, chosen] = await Promise.all([get('/contact'), get('/contact?reason=profhilo')])
  for (const name of ['content-security-policy', 'cache-control', 'content-type', 'vary']) {
    expect(chosen.headers[name]).toBe(plain.headers[name])
  }
  const tag = chosen.headers.etag ?? ''
  expect(tag).toMatch(/^"[\w-]{27}"$/)
  expect(tag).not.toBe(plain.headers.etag)
  const again = await get('/contact?reason=profhilo', { 'If-None-Match': tag })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await get('/contact', { 'If-None-Match': tag })).status).toBe(200)
})

test('a treatment in the address is shown, and begins the message', async () => {
  expect((await get('/contact?about=em-lift')).text).toBe(contact('', ['', 'About: R&amp;D – Lift\n\n']))
})

test('every reason why nothing was sent is shown, compressed when it is the only one', async () => {
  const ask = (query: string) => get(`/contact/not-sent?${query}`, { 'Accept-Encoding': 'gzip' })
  const one = await ask('because=phone.wrong')
  expect(one.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(one.body).toString()).toBe(notSent('hidden', ''))
  const several = await ask('because=email.wrong&because=name.missing')
  expect([several.headers['content-encoding'], several.text]).toEqual([undefined, notSent('', 'hidden', '')])
  expect((await ask('because=name.missing&because=email.wrong')).headers.etag).toBe(several.headers.etag)
})

test('an address can choose one of each, whatever else it holds', async () => {
  const reply = await get('/contact?about=em-lift&reason=profhilo')
  expect(reply.text).toBe(contact(' selected=""', ['', 'About: R&amp;D – Lift\n\n']))
  for (const query of [
    'about=em-lift&about=em-lift',
    'about=em-lift&reason=nonsense&fbclid=1',
    'utm_source=a&about=em-lift',
  ])
    expect([query, (await get(`/contact?${query}`)).text]).toEqual([
      query,
      contact('', ['', 'About: R&amp;D – Lift\n\n']),
    ])
})

const plain = [
  '/contact',
  '/contact?',
  '/contact?reason=',
  '/contact?reason=nonsense',
  '/contact?reason=%22%3E%3Cscript%3E',
  '/contact?other=profhilo',
  '/contact?reason=profhilo&reason=general',
  '/contact?about=profhilo',
  '/contact?about=%3C%2Ftextarea%3E%3Cscript%3E',
]

test('any other query shows the page as it was built', async () => {
  for (const path of plain) {
    const reply = await get(path)
    expect([path, reply.status, reply.text]).toEqual([path, 200, contact()])
  }
})
