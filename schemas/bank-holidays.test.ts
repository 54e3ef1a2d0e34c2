import { expect, test } from 'vitest'
import { bankHolidays } from './bank-holidays.ts'
import type { OpeningHours } from './content/opening-hours.ts'
import { openTimeBetween } from './open-time.ts'

// As published at gov.uk/bank-holidays.
test.each([
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('the bank holidays of %i', (year, dates) => {
  expect(bankHolidays(year)).toEqual(dates.split(' ').map((date) => `${year}-${date}`))
})

test('a bank holiday counts as closed', () => {
  const hours: OpeningHours = [{ day: 'monday', opens: '09:00', closes: '15:00' }]
  const open = (from: string, to: string) => openTimeBetween(hours, new Date(from), new Date(to))
  expect(open('2026-04-05T12:00:00Z', '2026-04-07T12:00:00Z')).toBe(0)
  expect(open('2026-04-12T12:00:00Z', '2026-04-14T12:00:00Z')).toBe(6 * 3_600_000)
})
