import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readInlineContent } from './inline-content.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('executed scripts and style sheets are hashed as a browser reads them', () => {
  const { inline } = readInlineContent(
    '<style media="print">a > b { }</style>\r\n<script>if (a < b) "<div style=x>"\r\n</script><SCRIPT type="module">m</SCRIPT>',
  )
  expect(inline).toEqual({
    scripts: [hash('if (a < b) "<div style=x>"\n'), hash('m')],
    styles: [hash('a > b { }')],
  })
})

test('data, files and comments need no hash; speculation rules are hashed like scripts', () => {
  const { inline } = readInlineContent(
    '<!-- <script>no</script> --><script type="application/ld+json">{}</script><script src="/a.js"></script><script type="speculationrules">{}</script>',
  )
  expect(inline).toEqual({ scripts: [hash('{}')], styles: [] })
})

test('a script that stands twice is hashed once', () => {
  expect(readInlineContent('<script>a</script><script>a</script>').inline.scripts).toEqual([hash('a')])
})

test('what no hash can allow is found with its line', () => {
  const { blocked } = readInlineContent(
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
  expect(readInlineContent(html).blocked).toEqual([])
})
