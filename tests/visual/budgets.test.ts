import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtHtml, builtPages, dist } from '../support/built-site.ts'

/** What the look of the site may cost a visitor, in bytes; styles compressed with brotli, fonts as they are. */
const mostStyles = 12 * 1024
const mostFonts = 35 * 1024

test('all styles together keep their budget', () => {
  const styles = new Set(
    builtPages().flatMap((path) =>
      [...builtHtml(path).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
    ),
  )
  expect(styles.size).toBeGreaterThan(0)
  expect(brotliCompressSync([...styles].join('')).length).toBeLessThanOrEqual(mostStyles)
})

test('all fonts together keep their budget', () => {
  const folder = join(dist, 'client/assets/fonts')
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(fonts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(mostFonts)
})
