import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packSite } from './pack.ts'

const words = 'words and words and words '.repeat(50)

function clientDirectory(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'clinic-pack-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, 'client', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return join(root, 'client')
}

const pack = (client: string) => packSite(client, { scriptOrigins: [] }, async (_name, make) => make())

test('pages get their paths, text its encodings, and the manifest says so', async () => {
  const client = clientDirectory({
    'index.html': words,
    'about.html': words,
    'treatments/profhilo.html': 'short',
    '404.html': `${words}404`,
    'assets/photo.avif': words,
  })
  await pack(client)
  const manifest = JSON.parse(readFileSync(join(client, '../site.json'), 'utf8'))
  expect(Object.keys(manifest.paths).sort()).toEqual([
    '/',
    '/about',
    '/assets/photo.avif',
    '/treatments/profhilo',
  ])
  expect(manifest.notFound.file).toBe('404.html')
  expect(manifest.paths['/about'].encodings).toEqual({ br: expect.any(String), gzip: expect.any(String) })
  expect(manifest.paths['/treatments/profhilo'].encodings).toEqual({})
  expect(manifest.paths['/assets/photo.avif']).toMatchObject({ type: 'image/avif', encodings: {} })
  expect(brotliDecompressSync(readFileSync(join(client, 'index.html.br'))).toString()).toBe(words)
  expect(gunzipSync(readFileSync(join(client, 'index.html.gz'))).toString()).toBe(words)
})

test('every blocked attribute of the site is reported at once', async () => {
  const client = clientDirectory({
    '404.html': 'unknown',
    'index.html': '<p>\n<b style="x">',
    'about.html': '<b onclick="y()">',
  })
  const error: Error = await pack(client).catch((problem) => problem)
  expect(error.message.replaceAll(client, 'client').split('\n  ')).toEqual([
    'The built site cannot be served:',
    'client/about.html:1: <b> has onclick="y()", which the content security policy blocks. Add the listener from a script file',
    'client/index.html:2: <b> has style="x", which the content security policy blocks. Use a class, a data attribute or <progress>, or set it from script',
  ])
})
