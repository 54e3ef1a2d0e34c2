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

test('every page loads its code and styles from itself, nothing from elsewhere', () => {
  for (const path of builtPages()) {
    const html = builtHtml(path)
    expect(html, path).not.toMatch(/<script[^>]*\ssrc=/)
    expect(html, path).not.toMatch(/<link[^>]*rel="stylesheet"/)
    expect(html.match(/<script[^>]*type="module"[^>]*>/g), path).toHaveLength(1)
  }
})
