import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('executed scripts and style sheets are hashed as a browser reads them', () => {
  const { inline } = readPage(
    '<style media="print">a > b { }</style>\r\n<script>if (a < b) "<div style=x>"\r\n</script><SCRIPT type="module">m</SCRIPT>',
  )
  expect(inline).toEqual({
    scripts: [hash('if (a < b) "<div style=x>"\n'), hash('m')],
    styles: [hash('a > b { }')],
  })
})

test('data, files and comments need no hash; speculation rules are hashed like scripts', () => {
  const { inline } = readPage(
    '<!-- <script>no</script> --><script type="application/ld+json">{}</script><script src="/a.js"></script><script type="speculationrules">{}</script>',
  )
  expect(inline).toEqual({ scripts: [hash('{}')], styles: [] })
})

test('a script that appears twice is hashed once', () => {
  expect(readPage('<script>a</script><script>a</script>').inline.scripts).toEqual([hash('a')])
})

test('what no hash can allow is found with its line', () => {
  const { blocked } = readPage(
    [
      '<p>fine > fine</p>',
      '<div class="a" style="color: red">',
      "<button onclick='go()'>",
      '<a href=" JavaScript:void(0)">',
      '<svg><rect style=fill:red /></svg>',
    ].join('\n'),
  )
  expect(blocked.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '2 <div> has style="color: red"',
    '3 <button> has onclick="go()"',
    '4 <a> has href=" JavaScript:void(0)"',
    '5 <rect> has style="fill:red"',
  ])
})

test.each([
  '<p title="a style=b on=c">',
  '<p data-style="x" data-onclick="y">',
  '<p>style="x"</p>',
  '<title><p style="x"></title>',
])('%s is no false alarm', (html) => {
  expect(readPage(html).blocked).toEqual([])
})

test('every option that the address may choose is found, with the place of its mark in bytes', () => {
  const form =
    '<p>£5</p><select name="size"><option value="s">S</option></select><select data-query="reason" name="why"><option value="">Choose</option><option value="a-b">A</option></select>'
  const { choices } = readPage(form)
  const [edit] = choices[0]?.edits ?? []
  expect(choices).toEqual([
    { query: 'reason=a-b', edits: [{ at: expect.any(Number), length: 0, text: ' selected=""' }] },
  ])
  const marked = Buffer.from(form).subarray(0, edit?.at).toString()
  expect(marked.endsWith('<option value="a-b"')).toBe(true)
})
