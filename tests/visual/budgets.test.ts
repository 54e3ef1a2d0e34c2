import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ChunkManifest, filesOfIsland } from '../../scripts/build/page-names.ts'
import { builtFile, builtHtml, builtPages, builtSite, dist } from '../support/built-site.ts'
import { catalogue } from '../support/site-content.ts'

interface Budget {
  entry: number
  /** Characters of the page without its styles, before compression. */
  markup: number
}

const others: Budget = { entry: 1_885, markup: 45_000 }
/** A row of home's price list, before compression and with brotli. */
const row = { raw: 1_000, brotli: 400 }
/** Rows that the clinic has added to the thirteen for which the budgets were set. */
const moreRows = Math.max(0, catalogue.home.treatments.items.length - 13)

/** What a page may cost a visitor, in bytes with brotli; fonts are compressed already. There is room for more words. */
const budgets = {
  styles: { raw: 25_500, brotli: 6_000 },
  later: 2_990,
  /** The page as it is sent, without its styles. */
  html: 13_000 + moreRows * row.brotli,
  home: { entry: 2_435, markup: 60_000 + moreRows * row.raw },
  contact: { ...others, entry: 2_445 },
  others,
  fonts: 35 * 1024,
}

const sizes = new Map<string, number>()
/** Many pages hold the same script or styles, so each text is compressed only once. */
function brotli(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}
const sentBytes = (file: string) => statSync(join(dist, 'client', `${file}.br`)).size
const inner = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text]) => text).join('')
const kindOf = (path: string) =>
  ['/', '/home'].includes(path) ? 'home' : path === '/contact' ? 'contact' : 'others'
const style = /<style[^>]*>([\s\S]*?)<\/style>/g
const entry = /<script type="module">([\s\S]*?)<\/script>/g

/** Names of chunks are hashes, of which some compress better than others: a change in a chunk must not count here. */
const nameOfChunk = /(?<=chunk-)[\w-]{8}/g
function withFixedNames(script: string): string {
  const names = [...new Set(script.match(nameOfChunk))]
  return script.replace(nameOfChunk, (name) => ['DcfBO4sz', 'CH8m5KKu'][names.indexOf(name)] ?? name)
}

test.each(builtPages())('%s keeps within its budgets of styles, script, markup and page', (path) => {
  const html = builtHtml(path)
  const styles = inner(html, style)
  const script = withFixedNames(inner(html, entry))
  const markup = html.replace(style, '')
  expect(styles.length).toBeGreaterThan(0)
  expect(script.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(budgets.styles.raw)
  expect(brotli(styles)).toBeLessThanOrEqual(budgets.styles.brotli)
  const { entry: mostEntry, markup: mostMarkup } = budgets[kindOf(path)]
  expect(brotli(script)).toBeLessThanOrEqual(mostEntry)
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(mostMarkup)
  expect(sentBytes(builtSite().paths[path]?.file ?? '')).toBeLessThanOrEqual(
    budgets.html + budgets.styles.brotli,
  )
})

test('all pages have one sheet of later styles, which keeps its budget', () => {
  const sheets = new Set(
    builtPages().flatMap((path) => builtHtml(path).match(/\/assets\/later\.[\w-]+\.css/g) ?? []),
  )
  expect(sheets.size).toBe(1)
  for (const sheet of sheets) expect(brotli(builtFile(sheet).toString())).toBeLessThanOrEqual(budgets.later)
})

test('all fonts together keep their budget', () => {
  const folder = join(dist, 'client/assets/fonts')
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(fonts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budgets.fonts)
})

test.each([
  ['/', 75_000],
  ['/treatments/profhilo', 72_100],
  ['/contact', 84_000],
])('all scripts that %s can ever load are at most %i bytes', (path, mostScripts) => {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as ChunkManifest
  const html = builtHtml(path)
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, island = '']) => island)
  const ofCookies = manifest['renderer/widgets/cookie-consent/consented-scripts.ts']?.file ?? ''
  const files = new Set([ofCookies, ...islands.flatMap((island) => filesOfIsland(island, manifest))])
  expect(files.size).toBeGreaterThan(1)
  const bytes = [...files].reduce((sum, file) => sum + sentBytes(file), brotli(inner(html, entry)))
  expect(bytes).toBeLessThanOrEqual(mostScripts)
})
