import { expect, test } from 'vitest'
import { openDateProblem } from './open-dates.ts'

const today = '2026-11-20'
const check = (...dates: unknown[]) => openDateProblem(dates, '2026-01-10', today)

test('every second week from the next open date on is right', () => {
  expect(check('2026-11-28', '2026-12-12', '2026-12-26')).toBeUndefined()
  expect(openDateProblem(['2027-03-20', '2027-04-03'], '2026-01-10', '2027-03-14')).toBeUndefined()
})

test('a first open date that is still to come is right', () => {
  expect(openDateProblem(['2027-01-09', '2027-01-23'], '2027-01-09', today)).toBeUndefined()
})

test('a date of yesterday is let pass, an older one is not', () => {
  expect(openDateProblem(['2026-11-28'], '2026-01-10', '2026-11-29')).toBeUndefined()
  expect(openDateProblem(['2026-11-28'], '2026-01-10', '2026-11-30')).toBe(
    '2026-11-28 is not the next open date after 2026-11-30',
  )
})

test('says which date is wrong', () => {
  expect(check('2026-11-21')).toBe('2026-11-21 is no open date counted from 2026-01-10')
  expect(check('2026-11-28', '2026-12-26')).toBe('2026-12-26 does not follow 2026-11-28 by a fortnight')
  expect(check('2026-12-12')).toBe('2026-12-12 is not the next open date after 2026-11-20')
  expect(check('2026-11-28', undefined)).toBe(
    'an entry without a date is no open date counted from 2026-01-10',
  )
  expect(check('2026-11-28', 'soon')).toBe('soon is no open date counted from 2026-01-10')
})
