import { expect, test } from 'vitest'
import { closedDays, currentOrNextOpenTime, type Opening, openTimeBetween } from './open-time.ts'

const hours = [
  { day: 'monday', opens: '09:00', closes: '15:00' },
  { day: 'tuesday', closed: true },
  { day: 'wednesday', opens: '10:00', closes: '20:30' },
  { day: 'saturday', opens: '09:00', closes: '13:00', alternate: { firstOpen: '2026-01-10' } },
  { day: 'sunday', opens: '00:00', closes: '06:00' },
] satisfies Opening['hours']

const hour = 3_600_000
const between = (from: string, to: string) => openTimeBetween({ hours }, new Date(from), new Date(to))

test('counts only the hours that the clinic was open, across a closed day', () => {
  expect(between('2026-11-16T14:00:00Z', '2026-11-18T12:00:00Z')).toBe(3 * hour)
})

test('every second Saturday is open', () => {
  expect(between('2026-01-10T00:00:00Z', '2026-01-10T23:00:00Z')).toBe(4 * hour)
  expect(between('2026-01-17T00:00:00Z', '2026-01-17T23:00:00Z')).toBe(0)
  expect(between('2026-01-24T00:00:00Z', '2026-01-24T23:00:00Z')).toBe(4 * hour)
})

test('keeps to the clinic’s clock when clocks change', () => {
  expect(between('2026-03-28T23:30:00Z', '2026-03-29T12:00:00Z')).toBe(5 * hour)
  expect(between('2026-10-24T22:30:00Z', '2026-10-25T12:00:00Z')).toBe(7 * hour)
})

test('knows when it is open next', () => {
  const next = (now: string) => currentOrNextOpenTime({ hours }, new Date(now))?.opens.toISOString()
  expect(next('2026-07-06T12:00:00Z')).toBe('2026-07-06T08:00:00.000Z')
  expect(next('2026-07-06T14:30:00Z')).toBe('2026-07-08T09:00:00.000Z')
  expect(currentOrNextOpenTime({ hours: [{ day: 'tuesday', closed: true }] }, new Date())).toBeUndefined()
})

test('a page built in December knows the closed days of the next two years', () => {
  const closures = { bankHolidays: 'closed', days: ['2028-07-03', '2029-07-03'] } as const
  const days = closedDays({ ...closures, days: [...closures.days] }, new Date('2026-12-20T12:00:00Z')).split(
    ' ',
  )
  const has = (date: string) => days.includes(String(Date.parse(date) / (24 * hour)))
  expect(['2026-12-25', '2027-12-25', '2028-12-25', '2028-07-03'].map(has)).toEqual([true, true, true, true])
  expect(has('2029-07-03')).toBe(false)
})
