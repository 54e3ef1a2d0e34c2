import { expect, it } from 'vitest'
import { isCalendarDate, londonDate } from './calendar-date.ts'

it.each(['2024-02-29', '2000-02-29', '1985-03-27', '2026-12-31'])('%s exists', (date) => {
  expect(isCalendarDate(date)).toBe(true)
})

it.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '26-01-01',
])('%s does not exist', (date) => {
  expect(isCalendarDate(date)).toBe(false)
})

it('takes the day from the clock in the clinic', () => {
  expect(londonDate(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  expect(londonDate(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31')
})
