import { expect, test } from 'vitest'
import { excerpt, firstDifference } from './excerpt.ts'

const words = 'word '.repeat(60)

test('a short text is shown whole, on one line', () => {
  expect(excerpt(' a\n  b ')).toBe('a b')
})

test('of a long text the part is shown in which it differs', () => {
  const [one, other] = [`${words}£35 ${words}`, `${words}£45 ${words}`]
  const from = firstDifference(one, other)
  expect(from).toBe(301)
  expect(excerpt(one, from)).toMatch(/^….*£35 .*…$/)
  expect(excerpt(one, from)).toHaveLength(162)
  expect(excerpt(one, one.length)).toMatch(/^….*word$/)
  expect(excerpt(one)).toMatch(/^word.*…$/)
})
