import { expect, test } from 'vitest'
import { ringBackWords } from './waiting-words.ts'

test.each([
  ['2026-11-23T14:30:00Z', 'ring back 14:30'],
  ['2026-11-23T12:00:00Z', 'ring back now'],
  ['2026-11-23T11:30:00Z', 'ring back now'],
  ['2026-11-22T09:00:00Z', 'ring back, 27 h late'],
])('a ring-back at %s says %s', (at, words) => {
  expect(ringBackWords(at, new Date('2026-11-23T12:00:00Z'))).toBe(words)
})
