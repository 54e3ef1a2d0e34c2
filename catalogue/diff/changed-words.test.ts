import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

const long =
  'You will feel a sharp scratch and a brief sting as the gel goes in at each point, and it is over in'

test('shows short texts whole', () => {
  expect(changedWords('about 6 months', 'about 9 months')).toEqual(['about 6 months', 'about 9 months'])
})

test('cuts long texts to what differs with a few words beside it', () => {
  expect(changedWords(`${long} seconds.`, `${long} a few seconds.`)).toEqual([
    '… it is over in seconds.',
    '… it is over in a few seconds.',
  ])
  expect(changedWords(`One ${long}`, `Two ${long}`)).toEqual([
    'One You will feel a …',
    'Two You will feel a …',
  ])
})

test('shows the end where words were added to it', () => {
  expect(changedWords(long, `${long} no time`)).toEqual(['… it is over in', '… it is over in no time'])
})
