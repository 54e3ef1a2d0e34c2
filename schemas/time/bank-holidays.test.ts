import { expect, test } from 'vitest'
import { bankHolidays } from './bank-holidays.ts'
import { closedDates, type Opening, openTimeBetween } from './open-time.ts'

// As published at gov.uk/bank-holidays.
test.each([
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('the bank holidays of %i', (year, dates) => {
  expect(bankHolidays(year)).toEqual(dates.split(' ').map((date) => `${year}-${date}`))
})

test('the clinic says whether it is open on bank holidays, and when else it is closed', () => {
  const hours: Opening['hours'] = [{ day: 'monday', opens: '09:00', closes: '15:00' }]
  const easterMonday = (closures?: Opening['closures']) =>
    openTimeBetween({ hours, closures }, new Date('2026-04-05T12:00:00Z'), new Date('2026-04-07T12:00:00Z'))
  expect(easterMonday({ bankHolidays: 'closed' })).toBe(0)
  expect(easterMonday({ bankHolidays: 'open' })).toBe(6 * 3_600_000)
  expect(easterMonday({ bankHolidays: 'open', days: ['2026-04-06'] })).toBe(0)
  expect(closedDates({ bankHolidays: 'closed' }, 2026)).toContain('2026-12-26')
})
