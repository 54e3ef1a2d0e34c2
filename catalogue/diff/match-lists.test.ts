import { expect, test } from 'vitest'
import { matchLists, similar } from './match-lists.ts'

const match = (before: string[], after: string[]) => matchLists(before, after, (text) => text, similar)

test('tells what stayed, came and went', () => {
  expect(match(['dry skin', 'old scars'], ['dry skin', 'fine lines'])).toEqual({
    pairs: [['dry skin', 'dry skin']],
    added: ['fine lines'],
    removed: ['old scars'],
    moved: [],
  })
})

test('takes a text with most of its words for the same one', () => {
  expect(match(['Leave it for 12 hours'], ['Leave it for 24 hours']).pairs).toHaveLength(1)
})

test('sees another order, and no other order where an entry came or went', () => {
  expect(match(['a', 'b', 'c'], ['c', 'a', 'b']).moved).toEqual(['c'])
  expect(match(['a', 'b', 'c', 'd'], ['b', 'a', 'd', 'c']).moved).toHaveLength(2)
  expect(match(['a', 'b', 'c'], ['a', 'x', 'c']).moved).toEqual([])
})

test('keeps entries that stand twice apart', () => {
  expect(match(['a', 'a'], ['a'])).toMatchObject({ pairs: [['a', 'a']], removed: ['a'] })
})
