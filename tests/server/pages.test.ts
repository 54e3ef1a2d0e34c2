import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureFiles } from '../support/fixture-site.ts'
import { type Service, startTestService } from '../support/service.ts'

let service: Service

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const get = (path: string, headers: Record<string, string> = {}) => service.send({ path, headers })

test.each([
  ['/', 'index.html'],
  ['/home', 'index.html'],
  ['/about', 'about.html'],
  ['/about?from=advert', 'about.html'],
  ['/treatments/skin-peels', 'treatments/skin-peels.html'],
] as const)('%s is a page', async (path, file) => {
  const reply = await get(path)
  expect([reply.status, reply.text]).toEqual([200, fixtureFiles[file]])
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
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
])('%s has its one address at %s', async (path, location) => {
  const reply = await get(path)
  expect([reply.status, reply.headers.location]).toEqual([location ? 308 : 200, location])
})

test.each(['/nowhere', '/a/b/c/d', '/about/us', '/%E0%A4%A', '/treatments/', '/%00', '/aboutx/'])(
  '%s shows the home page with status 404',
  async (path) => {
    const reply = await get(path)
    expect([reply.status, reply.text]).toEqual([404, fixtureFiles['404.html']])
    expect(reply.headers.etag).toBeUndefined()
  },
)

test.each([
  '/assets/gone.js',
  '/assets/',
  '/assets/entry-abcd1234.js',
  '/favicon.gif',
  '/robots.txt.br',
  '/404.html',
  '/site.json',
])('the missing file %s is a real 404', async (path) => {
  const reply = await get(path)
  expect([reply.status, reply.text, reply.headers['content-type']]).toEqual([
    404,
    'Not found\n',
    'text/plain; charset=utf-8',
  ])
})

test.each([
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
])('%s reaches no file outside and redirects to no other site', async (path) => {
  const reply = await get(path)
  expect(reply.headers.location ?? '/about').toMatch(/^\/(about)?$/)
  expect([308, 404]).toContain(reply.status)
  expect(reply.text).not.toContain('"name"')
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['*', 'br'],
  ['zstd', undefined],
  ['', undefined],
])('Accept-Encoding %j gets %s', async (accept, encoding) => {
  const reply = await get('/about', { 'Accept-Encoding': accept })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers.vary).toBe('Accept-Encoding')
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const plain = decode[encoding === 'br' || encoding === 'gzip' ? encoding : 'identity'](reply.body)
  expect(plain.toString()).toBe(fixtureFiles['about.html'])
})

test('every encoding has a strong entity tag of its own, and a known tag gets 304 without a body', async () => {
  const plain = await get('/about')
  const packed = await get('/about', { 'Accept-Encoding': 'br' })
  expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  const known = await get('/about', { 'If-None-Match': `"other", W/${plain.headers.etag}` })
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, plain.headers.etag])
  expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
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

test('hashed assets are kept for a year, other files are asked for again', async () => {
  const asset = await get('/assets/entry-AbCd1234.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache')
  const picture = await get('/assets/picture-XyZ98765.png', { 'Accept-Encoding': 'br' })
  expect([picture.status, picture.headers['content-encoding']]).toEqual([200, undefined])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a page is 405', async (method) => {
  const reply = await service.send({ method, path: '/about' })
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('health and readiness are told apart', async () => {
  const replies = await Promise.all([get('/healthz'), get('/readyz')])
  expect(replies.map((reply) => [reply.status, reply.text])).toEqual([
    [200, '{"status":"ok"}'],
    [200, '{"status":"ok"}'],
  ])
  await service.database.schema.renameTable('enquiries', 'elsewhere')
  const unready = await get('/readyz')
  await service.database.schema.renameTable('elsewhere', 'enquiries')
  expect([unready.status, (await get('/healthz')).status]).toEqual([503, 200])
})
