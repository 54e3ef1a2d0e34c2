import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fixtureFiles } from '../support/fixture-site.ts'
import { useTestService } from '../support/service.ts'

const service = useTestService()

const get = (path: string, headers: Record<string, string> = {}) => service.send({ path, headers })

const pages = [
  ['/', 'index.html'],
  ['/home', 'index.html'],
  ['/about', 'about.html'],
  ['/about?from=advert', 'about.html'],
  ['/treatments/skin-peels', 'treatments/skin-peels.html'],
  ['http://clinic.example/about?from=proxy', 'about.html'],
  ['http://clinic.example', 'index.html'],
] as const

test('pages are served at their addresses', async () => {
  for (const [path, file] of pages) {
    const reply = await get(path)
    expect([path, reply.status, reply.text]).toEqual([path, 200, fixtureFiles[file]])
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
  }
})

const addresses = [
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/ABOUT', '/about'],
  ['/Treatments/Skin-Peels/?a=B&c=%20d', '/treatments/skin-peels?a=B&c=%20d'],
  ['/%61bout', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/Home/', '/home'],
  ['//', '/'],
  ['/about?x=1', undefined],
] as const

test('every page has one address, to which other spellings redirect', async () => {
  for (const [path, location] of addresses) {
    const reply = await get(path)
    expect([path, reply.status, reply.headers.location]).toEqual([path, location ? 308 : 200, location])
  }
})

test('an unknown address shows the home page with status 404', async () => {
  for (const path of ['/nowhere', '/a/b/c/d', '/about/us', '/%E0%A4%A', '/treatments/', '/%00', '/aboutx/']) {
    const reply = await get(path)
    expect([path, reply.status, reply.text]).toEqual([path, 404, fixtureFiles['404.html']])
    expect(reply.headers.etag).toBeUndefined()
  }
})

const missing = [
  '/assets/gone.js',
  '/assets/',
  '/assets/entry-abcd1234.js',
  '/favicon.gif',
  '/robots.txt.br',
  '/404.html',
  '/site.json',
]

test('a missing file is a real 404', async () => {
  for (const path of missing) {
    const { status, text, headers } = await get(path)
    expect([path, status, text, headers['content-type']]).toEqual([
      path,
      404,
      'Not found\n',
      'text/plain; charset=utf-8',
    ])
  }
})

const outside = [
  '/../package.json',
  '/assets/../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5csite.json',
  '//evil.example/',
  '//evil.example/about',
  '///evil.example/%2e%2e',
  '/\\evil.example/',
  '/%5c%5cevil.example/',
  '/%2f%2fevil.example/about/',
  '/about%2f',
  'http://evil.example/about/',
]

test('no address reaches a file outside or redirects to another site', async () => {
  for (const path of outside) {
    const reply = await get(path)
    expect(reply.headers.location ?? '/about', path).toMatch(/^\/(about)?$/)
    expect([308, 404], path).toContain(reply.status)
    expect(reply.text, path).not.toContain('"name"')
  }
})

const acceptable = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['zstd', undefined],
  ['', undefined],
] as const

test('a page is sent in the best encoding that is accepted', async () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  for (const [accept, encoding] of acceptable) {
    const reply = await get('/about', { 'Accept-Encoding': accept })
    expect([accept, reply.headers['content-encoding']]).toEqual([accept, encoding])
    expect(reply.headers.vary).toBe('Accept-Encoding')
    expect(decode[encoding ?? 'identity'](reply.body).toString()).toBe(fixtureFiles['about.html'])
  }
})

test('every encoding has a strong entity tag of its own, and a known tag gets 304 without a body', async () => {
  const plain = await get('/about')
  const packed = await get('/about', { 'Accept-Encoding': 'br' })
  expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  const known = await get('/about', { 'If-None-Match': `"other", W/${plain.headers.etag}` })
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, plain.headers.etag])
  expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  expect((await get('/about', { 'If-None-Match': '*' })).status).toBe(304)
  const otherForm = await get('/about', {
    'If-None-Match': plain.headers.etag ?? '',
    'Accept-Encoding': 'br',
  })
  expect(otherForm.status).toBe(200)
})

test('HEAD is GET without the body', async () => {
  const whole = await get('/about')
  const head = await service.send({ method: 'HEAD', path: '/about' })
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(String(whole.body.length))
})

test('hashed assets are cached for a year, other files are revalidated', async () => {
  const asset = await get('/assets/entry-AbCd1234.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache')
  const picture = await get('/assets/picture-XyZ98765.png', { 'Accept-Encoding': 'br' })
  expect([picture.status, picture.headers['content-encoding']]).toEqual([200, undefined])
})

test('a page takes GET and HEAD, any other method is 405', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const reply = await service.send({ method, path: '/about' })
    expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
  }
})

test('a server whose database lacks a table is healthy but not ready', async () => {
  const replies = await Promise.all([get('/healthz'), get('/readyz')])
  expect(replies.map((reply) => [reply.status, reply.text])).toEqual([
    [200, '{"status":"ok"}'],
    [200, '{"status":"ok"}'],
  ])
  await service.database.schema.renameTable('enquiries', 'elsewhere')
  const isReady = await service.isReady()
  await service.database.schema.renameTable('elsewhere', 'enquiries')
  expect([isReady, (await get('/healthz')).status]).toEqual([false, 200])
})

test('somebody who follows a link to an unknown path with a dot sees the home page', async () => {
  const reply = await get('/index.php', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect([reply.status, reply.text]).toEqual([404, fixtureFiles['404.html']])
  expect((await get('/assets/gone.js', { Accept: 'text/html' })).text).toBe('Not found\n')
})

test('a request with two Host headers is refused', async () => {
  const socket = connect(service.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n')
  const [reply] = await once(socket, 'data')
  socket.destroy()
  expect(String(reply)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request with more headers than a browser sends is refused', async () => {
  const reply = await service.send({ path: '/', headers: { Cookie: 'x'.repeat(9 * 1024) } })
  expect(reply.status).toBe(431)
})
