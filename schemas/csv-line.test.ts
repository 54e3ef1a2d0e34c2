import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it('quotes every cell and ends with CRLF', () => {
  expect(csvLine(['a', 'say "b"', 'two\nlines', ''])).toBe('"a","say ""b""","two\nlines",""\r\n')
})

it.each([
  '=HYPERLINK("x")',
  '+44 7700',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '  =1',
  '\u00A0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
])('disarms %j', (cell) => {
  expect(csvLine([cell])).toMatch(/^"'/)
})

it.each([
  ...['07700900123', '447700900123', '1e5', '1.5e10', '(07700900125)', '07700.900126', '1.50', ' 0044'],
  ...['12-11-2025', '20/11', '10:30'],
])('keeps every digit of %s, and its meaning', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
})

it.each(['07700 900123', '1985-03-27', '17', '0', '0.5', '2.75', 'Alex Example', 'a=b', ''])(
  'leaves %j alone',
  (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
  },
)

it('holds no control characters other than line breaks', () => {
  expect(csvLine(['\u001b[2J\u009b\ttab'])).toBe('"\\u{1b}[2J\\u{9b}    tab"\r\n')
})
