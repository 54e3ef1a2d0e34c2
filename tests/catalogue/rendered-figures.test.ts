import fc from 'fast-check'
import { expect, test } from 'vitest'
import { built, foundOn } from './rendered-site.ts'

/** What neither a visitor nor a search engine reads a fact from: code, drawings, names of styles and of parts, sizes. */
const machinery =
  /<style[\s\S]*?<\/style>|<script(?! type="application\/ld)[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>| (?:data-props|data-prefix|data-copyright|class|id|for|title|tabindex|max|value|rows|maxlength|sizes|accept-charset|width|height|aria-[a-z]+)="[^"]*"|<link rel="preload"[^>]*>|<meta (?:charset|name="viewport"|name="theme-color"|property="og:image:(?:width|height)")[^>]*>|<\/?h\d|&#x?[\da-f]+;/gi

/** Every figure of every page by where its digit stands. */
const figures = built.site.pages.flatMap(({ path, html }) => {
  const read = html.replace(machinery, (part) => ' '.repeat(part.length))
  return [...read.matchAll(/\d/g)].map(({ index }) => ({ path, html, index }))
})

test('pages show thousands of figures', () => {
  expect(figures.length).toBeGreaterThan(3000)
})

test('any digit of any figure that is printed wrong is found', async () => {
  const change = fc.record({ figure: fc.constantFrom(...figures), by: fc.integer({ min: 1, max: 9 }) })
  await fc.assert(
    fc.asyncProperty(change, async ({ figure: { path, html, index }, by }) => {
      const digit = (Number(html[index]) + by) % 10
      const found = await foundOn(path, `${html.slice(0, index)}${digit}${html.slice(index + 1)}`)
      expect(found, html.slice(index - 60, index + 20)).not.toEqual([])
    }),
    { numRuns: 200 },
  )
}, 120_000)
