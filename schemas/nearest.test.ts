import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const keys = ['name', 'from', 'amount', 'unit', 'alt', 'image', 'faqs', 'url', 'days', 'pin', 'title']

test.each([
  ['nmae', 'name'],
  ['form', 'from'],
  ['atl', 'alt'],
  ['fasq', 'faqs'],
  ['unti', 'unit'],
  ['ulr', 'url'],
  ['tilte', 'title'],
])('%s, with two letters in each other’s place, is most likely %s', (word, key) => {
  expect(nearest(word, keys)).toBe(key)
})

test.each(['xy', 'note', 'group', 'dosage'])('%s is near no key', (word) => {
  expect(nearest(word, keys)).toBeUndefined()
})
