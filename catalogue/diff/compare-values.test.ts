import { expect, test } from 'vitest'
import { compareValues } from './compare-values.ts'

const before = {
  title: 'One',
  hero: { alt: 'A hand' },
  faqs: [
    { question: 'Does it hurt?', answer: 'A little.' },
    { question: 'Is it safe?', answer: 'Mostly.' },
  ],
  concerns: ['dryness', 'dullness'],
}

test('finds nothing in what only moved within a line break', () => {
  expect(compareValues({ text: 'one two\nthree' }, { text: 'one two three' })).toEqual([])
})

test('recognises entries of lists by what names them', () => {
  const after = {
    title: 'Two',
    hero: { alt: 'A hand', image: 'images/hand.jpg' },
    faqs: [
      { question: 'Is it safe?', answer: 'Yes.' },
      { question: 'Does it hurt?', answer: 'A little.' },
      { question: 'What does it cost?', answer: 'Ask us.' },
    ],
    concerns: ['dullness', 'redness'],
  }
  expect(compareValues(before, after)).toEqual([
    { action: 'changed', path: ['title'], before: 'One', after: 'Two' },
    { action: 'added', path: ['hero', 'image'], after: 'images/hand.jpg' },
    { action: 'added', path: ['faqs', '"What does it cost?"'], after: after.faqs[2] },
    { action: 'changed', path: ['faqs', '"Is it safe?"', 'answer'], before: 'Mostly.', after: 'Yes.' },
    { action: 'changed', path: ['faqs', 'order'], moved: ['Does it hurt?'] },
    { action: 'removed', path: ['concerns'], before: 'dryness' },
    { action: 'added', path: ['concerns'], after: 'redness' },
  ])
})
