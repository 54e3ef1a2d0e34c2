import { expect, test } from 'vitest'
import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import type { Today } from '../../../../schemas/today.ts'
import { waitingSentence } from './waiting-sentence.ts'

const now = new Date('2026-11-20T12:00:00Z')
const today = (hoursAgo: number[], overdue: number) =>
  ({
    waiting: hoursAgo.length,
    overdue,
    longest: hoursAgo.map(
      (hours) => ({ createdAt: new Date(now.getTime() - hours * 3_600_000).toISOString() }) as StoredEnquiry,
    ),
  }) as Today

test.each([
  [[], 0, 'Nobody is waiting for an answer'],
  [[21.5, 3, 1], 0, '3 people are waiting; the next answer is due at 14:30'],
  [[2], 0, '1 person is waiting; the next answer is due tomorrow 10:00'],
  [[30, 21.5], 1, '2 people are waiting, 1 longer than promised; the next answer is due at 14:30'],
  [[30, 26], 2, '2 people are waiting, longer than promised'],
])('waiting for %j hours, %s of them overdue', (hoursAgo, overdue, sentence) => {
  expect(waitingSentence(today(hoursAgo, overdue), now)).toBe(sentence)
})
