import { expect, test } from 'vitest'
import { builtFile, builtHtml, builtPages, builtSite } from '../support/built-site.ts'

const scripts = Object.keys(builtSite().paths).filter((path) => path.endsWith('.js'))
const chunks = scripts.filter((path) => path.startsWith('/assets/chunks/'))

test('no chunk imports an entry: the entry stands in the page, so its file would start everything a second time', () => {
  expect(chunks.length).toBeGreaterThan(5)
  const starting = chunks.filter((path) =>
    /["'][^"']*\/entries\/[^"']*["']/.test(builtFile(path).toString('utf8')),
  )
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

test('nothing listens for the end of a page, which would keep it out of the back/forward cache', () => {
  const listening = [
    ...chunks.map((path) => [path, builtFile(path).toString('utf8')]),
    ...builtPages().map((path) => [path, builtHtml(path)]),
  ].filter(([, code = '']) => /addEventListener\(["'`]unload/.test(code) || /onunload=/.test(code))
  expect(listening.map(([path]) => path)).toEqual([])
})
