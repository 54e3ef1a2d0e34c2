import { expect, test } from 'vitest'
import type { Today } from '../../../../schemas/today.ts'
import { waitingSentence } from './waiting-sentence.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  [0, 0, undefined, 'Nobody is waiting for an answer'],
  [3, 0, '2026-11-20T14:30:00Z', '3 enquiries are waiting; the next answer is due at 14:30'],
  [1, 0, '2026-11-21T10:00:00Z', '1 enquiry is waiting; the next answer is due tomorrow 10:00'],
  [
    2,
    1,
    '2026-11-20T14:30:00Z',
    '2 enquiries are waiting, 1 longer than promised; the next answer is due at 14:30',
  ],
  [1, 1, undefined, '1 enquiry is waiting, longer than promised'],
  [2, 2, undefined, '2 enquiries are waiting, both longer than promised'],
  [14, 14, undefined, '14 enquiries are waiting, all longer than promised'],
])('%s waiting, %s of them overdue, the next answer due at %s', (waiting, overdue, nextDue, sentence) => {
  expect(waitingSentence({ waiting, overdue, nextDue } as Today, now)).toBe(sentence)
})
