import { expect, it } from 'vitest'
import { csvLine } from './export-format.ts'

it('quotes every cell and ends with CRLF', () => {
  expect(csvLine(['a', 'say "b"', 'two\nlines', ''])).toBe('"a","say ""b""","two\nlines",""\r\n')
})

it.each(['=HYPERLINK("x")', '+44 7700', '-1', '@SUM(A1)', '\t=1', '\r=1'])('disarms %j', (cell) => {
  expect(csvLine([cell])).toMatch(/^"'/)
})

it('holds no control character but the line break of a message', () => {
  expect(csvLine(['\u001b[2J\u009b\ttab'])).toBe('"\\u{1b}[2J\\u{9b}    tab"\r\n')
})
