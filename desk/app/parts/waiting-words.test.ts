import { expect, test } from 'vitest'
import type { StoredEnquiry } from '../../../schemas/stored-enquiry.ts'
import { momentWords } from './time-words.ts'
import { ringBackWords, waitingWords } from './waiting-words.ts'

const now = new Date('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T14:30:00Z', 'ring back 14:30', 'ringBack'],
  ['2026-11-23T12:00:00Z', 'ring back now', 'waiting'],
  ['2026-11-23T11:30:00Z', 'ring back now', 'waiting'],
  ['2026-11-23T10:59:00Z', 'ring back, 1 h 1 min late', 'late'],
  ['2026-11-22T09:00:00Z', 'ring back, 27 h late', 'late'],
])('a ring-back at %s says %s', (at, words, state) => {
  expect(ringBackWords(at, now)).toEqual({ words, state })
})

test.each([
  ['2026-11-22T09:10:00Z', 'yesterday 09:10'],
  ['2026-11-24T09:10:00Z', 'tomorrow 09:10'],
  ['2026-11-26T09:10:00Z', 'Thu 26 Nov, 09:10'],
  ['2027-01-04T09:10:00Z', 'Mon 4 Jan 2027, 09:10'],
])('%s is named as people would: %s', (moment, words) => {
  expect(momentWords(new Date(moment), now)).toBe(words)
})

test.each([
  ['an answer is due later', '2026-11-23T08:00:00Z', '2026-11-23T14:30:00Z', 'ring back 14:30'],
  ['an answer is due before', '2026-11-23T08:00:00Z', '2026-11-24T09:00:00Z', 'until tomorrow 08:00'],
  ['the ring-back was missed', '2026-11-22T08:00:00Z', '2026-11-22T20:00:00Z', 'overdue by 4 h'],
  ['an answer is overdue', '2026-11-22T08:00:00Z', '2026-11-23T14:30:00Z', 'overdue by 4 h'],
])('a waiting enquiry with a ring-back shows what comes first: %s', (_when, createdAt, ringBackAt, words) => {
  const enquiry = { status: 'new', createdAt, ringBackAt, restricted: false } as StoredEnquiry
  expect(waitingWords(enquiry, now).words).toBe(words)
  expect(waitingWords(enquiry, now, true).words).toMatch(/^ring back/)
})
