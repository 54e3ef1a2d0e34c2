import { describe, expect, test } from 'vitest'
import { codeFrame } from './code-frame.ts'

describe('a code frame', () => {
  test('shows the line before and underlines the place', () => {
    expect(codeFrame(['price:', '  amount: lots'], { line: 2, column: 11, length: 4 })).toEqual([
      '1 | price:',
      '2 |   amount: lots',
      '  |           ^^^^',
    ])
  })

  test('cuts a long line to what surrounds the place', () => {
    const [shown = '', carets = ''] = codeFrame([`${'a'.repeat(300)}HERE${'b'.repeat(300)}`], {
      line: 1,
      column: 301,
      length: 4,
    })
    expect(shown.length).toBeLessThan(130)
    expect(shown.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE')
  })

  test('shows characters that could steer a terminal as dots', () => {
    expect(codeFrame(['a\u001b[2Jb\u009b\u202ec'], { line: 1, column: 1 })[0]).toBe('1 | a·[2Jb··c')
  })

  test('is empty for a line that is not there', () => {
    expect(codeFrame([], { line: 3, column: 1 })).toEqual([])
  })
})
