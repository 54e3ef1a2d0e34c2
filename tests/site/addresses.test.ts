import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { builtFile, builtHtml, builtPages, builtSite } from '../support/built-site.ts'
import { HtmlDocument, textOf } from '../support/html-document.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'

let site: SiteServer
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const get = (path: string, headers: Record<string, string> = {}) => site.send({ path, headers })
const canonicalOf = (html: string) => new HtmlDocument(html).attributes('link[rel="canonical"]', 'href')
const publicOrigin = () => new URL(canonicalOf(builtHtml('/'))[0] ?? '').origin

test('every prerendered page is served with its own HTML, in Brotli and gzip too, and its ETag gets 304', async () => {
  for (const path of builtPages()) {
    const html = builtHtml(path)
    const plain = await get(path)
    const brotli = await get(path, { 'Accept-Encoding': 'br, gzip' })
    const gzip = await get(path, { 'Accept-Encoding': 'gzip' })
    expect([
      path,
      ...[plain, brotli, gzip].map(({ status, headers }) => [status, headers['content-type']]),
    ]).toEqual([path, ...Array(3).fill([200, 'text/html; charset=utf-8'])])
    expect(plain.text === html).toBe(true)
    expect(brotliDecompressSync(brotli.body).toString() === html).toBe(true)
    expect(gunzipSync(gzip.body).toString() === html).toBe(true)
    const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': brotli.headers.etag ?? '' })
    expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
  }
})

test('/home shows the home page, whose canonical address is /', async () => {
  const reply = await get('/home')
  expect(reply.status).toBe(200)
  expect(canonicalOf(reply.text)).toEqual([`${publicOrigin()}/`])
  const mainOf = (html: string) => new HtmlDocument(html).texts('main')
  expect(mainOf(reply.text)).toEqual(mainOf(builtHtml('/')))
})

test('an unknown address gets the home page with its script, and status 404', async () => {
  const home = builtDocument('/')
  const scriptOf = (page: HtmlDocument) => textOf(page.only('script[type="module"]'))
  for (const path of [
    '/nowhere',
    '/no/such/page/at/all',
    '/treatments/lip-flip',
    '/treatments',
    '/about/us',
  ]) {
    const reply = await get(path)
    expect([path, reply.status, canonicalOf(reply.text)]).toEqual([path, 404, [`${publicOrigin()}/`]])
    const page = new HtmlDocument(reply.text)
    expect(page.texts('main')).toEqual(home.texts('main'))
    expect(scriptOf(page) === scriptOf(home)).toBe(true)
  }
})

test('the page for unknown addresses has no relative URLs', async () => {
  const { text } = await get('/a/b/c')
  const page = new HtmlDocument(text)
  const named = [...page.attributes('[href]', 'href'), ...page.attributes('[src]', 'src')]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((address) => !/^(?:\/|#|[a-z]+:)/.test(address))).toEqual([])
})

test('sitemap.xml lists every page once, except those that answer the form', async () => {
  const { text, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toMatch(/^application\/xml/)
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const indexed = new Set(
    builtPages()
      .filter((path) => !path.startsWith('/contact/'))
      .map(builtDocument)
      .flatMap((page) => page.attributes('link[rel="canonical"]', 'href')),
  )
  expect(listed.toSorted()).toEqual([...indexed].toSorted())
  expect(listed.length).toBeGreaterThanOrEqual(25)
})

test('the web manifest names icons that exist in the sizes it states', async () => {
  const { text, headers } = await get('/manifest.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const { name, start_url, icons } = JSON.parse(text)
  expect(name).toBeTruthy()
  expect(start_url).toBe('/')
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toEqual([
    undefined,
    undefined,
    'maskable',
  ])
  for (const { src, sizes, type } of icons) {
    const icon = await get(src)
    expect([src, icon.status, icon.headers['content-type'], pngSize(icon.body)]).toEqual([
      src,
      200,
      type,
      sizes,
    ])
  }
})

test('security.txt names a contact, and is valid for a year at most', async () => {
  const { text } = await get('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Canonical: https?:\/\/[^/]+\/\.well-known\/security\.txt$/m)
  const [, expires = ''] = text.match(/^Expires: (.*)$/m) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(366)
})

test('the icons that browsers request are served with image types', async () => {
  const icons = {
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/favicon.svg': /^image\/svg\+xml/,
    '/apple-touch-icon.png': /^image\/png/,
  }
  for (const [path, type] of Object.entries(icons)) {
    const icon = await get(path)
    expect(icon.status).toBe(200)
    expect(icon.headers['content-type']).toMatch(type)
  }
})

test('every built asset is served whole and cached for a year, since its name changes with its content', async () => {
  const assets = Object.keys(builtSite().paths).filter((path) => path.startsWith('/assets/'))
  expect(assets.length).toBeGreaterThan(3)
  for (const path of assets) {
    const reply = await get(path)
    const kept = reply.headers['cache-control']
    expect([path, reply.status, kept]).toEqual([path, 200, 'public, max-age=31536000, immutable'])
    expect(reply.body.equals(builtFile(path))).toBe(true)
  }
})

test('the two fonts that every page preloads are served as fonts', async () => {
  const fonts = builtDocument('/').attributes('link[rel="preload"][as="font"]', 'href')
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect((await get(font)).headers['content-type']).toBe('font/woff2')
})

/** Width and height of a PNG file as `192x192`, from its header (https://www.w3.org/TR/png/#11IHDR). */
function pngSize(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
