import { expect, test } from 'vitest'
import { asTyped, typeset } from './typeset.ts'

test.each([
  ["We'll see the client's skin", 'We’ll see the client’s skin'],
  ["the clients' words", 'the clients’ words'],
  ["'No,' we say", '‘No,’ we say'],
  ["since the '90s", 'since the ’90s'],
  ['"Soon" ("or later")', '“Soon” (“or later”)'],
  ['It’s “right” already', 'It’s “right” already'],
  ['face-to-face, by e-mail', 'face\u2011to\u2011face, by e\u2011mail'],
  ['ico.org.uk/make-a-complaint', 'ico.org.uk/make-a-complaint'],
  [
    '15-20 minutes, 9:00 AM-3:00 PM, EM-Lift, B-12, follow-up',
    '15-20 minutes, 9:00 AM-3:00 PM, EM-Lift, B-12, follow-up',
  ],
])('%s is set as %s', (typed, set) => {
  expect(typeset(typed)).toBe(set)
  expect(typeset(set)).toBe(set)
  expect(asTyped(set)).toBe(asTyped(typed))
  expect(asTyped(set)).toHaveLength(set.length)
})

test('a text that continues a paragraph closes the quote opened before it', () => {
  expect(typeset('" and', 'd')).toBe('” and')
  expect(typeset("'s price", 'o')).toBe('’s price')
})
