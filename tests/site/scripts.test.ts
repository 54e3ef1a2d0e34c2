import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFile, builtHtml, builtPages, builtSite, dist } from '../support/built-site.ts'

const scripts = Object.keys(builtSite().paths).filter((path) => path.endsWith('.js'))
/** Names the scripts of this build; those of earlier builds are kept for a week. */
const manifest = readFileSync(join(dist, 'assets.json'), 'utf8')
const chunks = scripts.filter(
  (path) => path.startsWith('/assets/chunks/') && manifest.includes(path.slice(1)),
)
const textOf = (path: string) => builtFile(path).toString('utf8')

test('every page has its entry script and first styles inline', () => {
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

test('one file starts widgets, and it imports no other before it runs', () => {
  const starting = chunks.filter((path) => /export\{\w+ as prepareIsland/.test(textOf(path)))
  expect(starting).toHaveLength(1)
  for (const path of starting) expect(textOf(path)).not.toMatch(/\bimport\s*["'{*\w]|\bfrom\s*["']/)
})

test('nothing listens for unload, which would keep a page out of the back/forward cache', () => {
  const listening = [
    ...chunks.map((path) => [path, textOf(path)]),
    ...builtPages().map((path) => [path, builtHtml(path)]),
  ].filter(([, code = '']) => /addEventListener\(["'`]unload/.test(code) || /onunload=/.test(code))
  expect(listening.map(([path]) => path)).toEqual([])
})
