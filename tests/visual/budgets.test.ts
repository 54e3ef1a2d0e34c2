import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ChunkManifest, filesOfIsland } from '../../scripts/build/page-names.ts'
import { builtFile, builtHtml, builtPages, dist } from '../support/built-site.ts'

/** What a page may cost a visitor, in bytes; fonts as they are, the rest also with brotli. Markup counts the entry too. */
const most = {
  styles: { raw: 26_700, brotli: 5_950 },
  entry: { home: 3_950, contact: 3_760, others: 2_700 },
  markup: { home: { raw: 69_200, brotli: 14_350 }, others: { raw: 45_300, brotli: 11_800 } },
  later: 1_800,
  fonts: 35 * 1024,
}

const brotli = (text: string | Buffer) => brotliCompressSync(text).length
const inner = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text]) => text).join('')
const mostEntry = (path: string) =>
  path === '/' ? most.entry.home : path === '/contact' ? most.entry.contact : most.entry.others
const style = /<style[^>]*>([\s\S]*?)<\/style>/g
const entry = /<script type="module">([\s\S]*?)<\/script>/g

test.each(builtPages())('%s keeps the budget of its styles, entry script and markup', (path) => {
  const html = builtHtml(path)
  const styles = inner(html, style)
  const script = inner(html, entry)
  const markup = html.replace(style, '')
  expect(styles.length).toBeGreaterThan(0)
  expect(script.length).toBeGreaterThan(0)
  expect(styles.length).toBeLessThanOrEqual(most.styles.raw)
  expect(brotli(styles)).toBeLessThanOrEqual(most.styles.brotli)
  const mostMarkup = most.markup[path === '/' ? 'home' : 'others']
  expect(brotli(script)).toBeLessThanOrEqual(mostEntry(path))
  expect(markup.length).toBeLessThanOrEqual(mostMarkup.raw)
  expect(brotli(markup)).toBeLessThanOrEqual(mostMarkup.brotli)
})

test('all pages have one sheet of later styles, which keeps its budget', () => {
  const sheets = new Set(
    builtPages().flatMap((path) => builtHtml(path).match(/\/assets\/later\.\w+\.css/g) ?? []),
  )
  expect(sheets.size).toBe(1)
  for (const sheet of sheets) expect(brotli(builtFile(sheet))).toBeLessThanOrEqual(most.later)
})

test('all fonts together keep their budget', () => {
  const folder = join(dist, 'client/assets/fonts')
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(fonts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most.fonts)
})

test.each([
  ['/', 87_500],
  ['/treatments/profhilo', 83_000],
  ['/contact', 101_500],
])('all scripts that %s can ever load are at most %i bytes', (path, mostScripts) => {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as ChunkManifest
  const html = builtHtml(path)
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, island = '']) => island)
  const files = new Set(islands.flatMap((island) => filesOfIsland(island, manifest)))
  const chunks = [...files].map((file) => readFileSync(join(dist, 'client', file)))
  expect(chunks.length).toBeGreaterThan(1)
  const bytes = chunks.reduce((sum, chunk) => sum + brotli(chunk), brotli(inner(html, entry)))
  expect(bytes).toBeLessThanOrEqual(mostScripts)
})
