import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFile, builtHtml, builtPages, builtSite, dist } from '../support/built-site.ts'

const scripts = Object.keys(builtSite().paths).filter((path) => path.endsWith('.js'))
/** Not those of earlier builds, which are kept for a week. */
const manifest = readFileSync(join(dist, 'assets.json'), 'utf8')
const chunks = scripts.filter(
  (path) => path.startsWith('/assets/chunks/') && manifest.includes(path.slice(1)),
)
const textOf = (path: string) => builtFile(path).toString('utf8')

test('no chunk imports an entry: the entry stands in the page, so its file would start everything a second time', () => {
  expect(chunks.length).toBeGreaterThan(5)
  const starting = chunks.filter((path) => /["'][^"']*\/entries\/[^"']*["']/.test(textOf(path)))
  expect(starting).toEqual([])
})

test('every page has its code and its first styles in itself', () => {
  const loading = builtPages().filter((path) => {
    const html = builtHtml(path)
    const modules = html.match(/<script[^>]*type="module"[^>]*>/g) ?? []
    return (
      modules.length !== 1 ||
      /<script[^>]*\ssrc=/.test(html) ||
      /<link[^>]*rel="stylesheet"(?! media="print)/.test(html)
    )
  })
  expect(loading).toEqual([])
})

test('what starts a widget is one file, which imports no other before it is run', () => {
  const starting = chunks.filter((path) => /export\{\w+ as prepareIsland/.test(textOf(path)))
  expect(starting).toHaveLength(1)
  for (const path of starting) expect(textOf(path)).not.toMatch(/\bimport\s*["'{*\w]|\bfrom\s*["']/)
})

test('nothing listens for the end of a page, which would keep it out of the back/forward cache', () => {
  const listening = [
    ...chunks.map((path) => [path, textOf(path)]),
    ...builtPages().map((path) => [path, builtHtml(path)]),
  ].filter(([, code = '']) => /addEventListener\(["'`]unload/.test(code) || /onunload=/.test(code))
  expect(listening.map(([path]) => path)).toEqual([])
})
