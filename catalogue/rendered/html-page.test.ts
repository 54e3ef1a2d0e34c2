import { expect, test } from 'vitest'
import { HtmlPage } from './html-page.ts'
import { squash } from './words.ts'

const page = new HtmlPage(
  'dist/client/x.html',
  `<!doctype html>
<title>A &amp; B</title>
<main>
  <p class="price" data-price=35> from <!-- -->£35<br>each&nbsp;time</p>
  <p hidden>£36</p><template>£37</template><script>£38</script><svg><title>£39</title></svg>
</main>`,
)

test('reads what a visitor reads, and nothing that is hidden or run', () => {
  expect(page.shown).toBe('from£35eachtime')
  const [price] = page.all({ class: 'price' })
  expect(price && page.said(price).text).toBe('from £35 each time')
})

test('places words and attributes where they stand', () => {
  const [price] = page.all({ with: { 'data-price': true } })
  expect(price && page.said(price).place).toEqual({ file: 'dist/client/x.html', line: 4, column: 35 })
  expect(price && page.saidBy(price, 'data-price')).toEqual({
    text: '35',
    place: { file: 'dist/client/x.html', line: 4, column: 20 },
  })
  expect(price && page.saidBy(price, 'title')).toBeUndefined()
})

test('decodes characters as a browser does', () => {
  const title = page.first({ tag: 'title' })
  expect(title && page.said(title).text).toBe('A & B')
})

test('compares words without their white space', () => {
  expect(squash(' a\u00a0b\n c ')).toBe('abc')
})
