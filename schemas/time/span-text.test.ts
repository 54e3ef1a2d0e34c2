import { expect, it } from 'vitest'
import { hour, minute } from './durations.ts'
import { spanText } from './span-text.ts'

it.each([
  [minute / 2, '0 min'],
  [59 * minute, '59 min'],
  [25 * hour, '25 h'],
  [72 * hour, '3 days'],
  [-hour, '0 min'],
])('%i milliseconds are %s', (length, words) => {
  expect(spanText(length)).toBe(words)
})
