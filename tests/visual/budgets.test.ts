import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ChunkManifest, filesOfIsland } from '../../scripts/build/page-names.ts'
import { builtHtml, builtPages, builtSite, dist } from '../support/built-site.ts'

/** What a page may cost a visitor, in bytes; fonts as they are, the rest with brotli, as it is sent. */
const most = {
  styles: { raw: 36_500, brotli: 7_950 },
  entry: { brotli: 4_200 },
  markup: { raw: 90_000 },
  page: { brotli: 23_000 },
  fonts: 35 * 1024,
}

const sizes = new Map<string, number>()
/** Many pages hold the same script or styles, and each compression takes its time. */
function brotli(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}
const sentBytes = (file: string) => statSync(join(dist, 'client', `${file}.br`)).size
const inner = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text]) => text).join('')
const style = /<style[^>]*>([\s\S]*?)<\/style>/g
const entry = /<script type="module">([\s\S]*?)<\/script>/g

test.each(builtPages())('%s keeps the budget of its styles, entry script, markup and whole', (path) => {
  const html = builtHtml(path)
  const styles = inner(html, style)
  const script = inner(html, entry)
  const markup = html.replace(style, '')
  expect(styles.length).toBeGreaterThan(0)
  expect(script.length).toBeGreaterThan(0)
  expect(styles.length).toBeLessThanOrEqual(most.styles.raw)
  expect(brotli(styles)).toBeLessThanOrEqual(most.styles.brotli)
  expect(brotli(script)).toBeLessThanOrEqual(most.entry.brotli)
  expect(markup.length).toBeLessThanOrEqual(most.markup.raw)
  expect(sentBytes(builtSite().paths[path]?.file ?? '')).toBeLessThanOrEqual(most.page.brotli)
})
test('all fonts together keep their budget', () => {
  const folder = join(dist, 'client/assets/fonts')
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(fonts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most.fonts)
})

test.each([
  ['/', 76_000],
  ['/treatments/profhilo', 72_400],
  ['/contact', 84_300],
])('all scripts that %s can ever load are at most %i bytes', (path, mostScripts) => {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as ChunkManifest
  const html = builtHtml(path)
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, island = '']) => island)
  const files = new Set(islands.flatMap((island) => filesOfIsland(island, manifest)))
  expect(files.size).toBeGreaterThan(1)
  const bytes = [...files].reduce((sum, file) => sum + sentBytes(file), brotli(inner(html, entry)))
  expect(bytes).toBeLessThanOrEqual(mostScripts)
})
