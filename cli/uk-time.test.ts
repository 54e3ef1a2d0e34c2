import { expect, it } from 'vitest'
import { ukTime, waitingTime } from './uk-time.ts'

it('shows the clock of the clinic, summer and winter', () => {
  expect(ukTime('2026-06-15T22:30:00Z')).toBe('Mon 15 Jun 2026, 23:30')
  expect(ukTime('2026-11-20T14:58:00Z')).toBe('Fri 20 Nov 2026, 14:58')
})

it.each([
  ['2026-11-20T11:59:30Z', '0 min'],
  ['2026-11-20T11:01:00Z', '59 min'],
  ['2026-11-19T11:00:00Z', '25 h'],
  ['2026-11-17T12:00:00Z', '3 days'],
  ['2026-11-20T13:00:00Z', '0 min'],
])('since %s somebody waits %s', (since, words) => {
  expect(waitingTime(since, new Date('2026-11-20T12:00:00Z'))).toBe(words)
})
