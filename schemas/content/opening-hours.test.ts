import * as v from 'valibot'
import { expect, test } from 'vitest'
import { closures, openingHours } from './opening-hours.ts'

const problems = (opens: string, closes: string) => {
  const { issues = [] } = v.safeParse(openingHours, [{ day: 'monday', opens, closes }])
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

test('a day closes after it opens', () => {
  expect(problems('09:00', '15:00')).toEqual([])
  expect(problems('09:00', '09:01')).toEqual([])
})

test.each([
  ['09:30', '06:00'],
  ['09:30', '09:30'],
])('a day that opens at %s cannot close at %s', (opens, closes) => {
  expect(problems(opens, closes)).toEqual([
    `0.closes: is "${closes}", which is not after the opening time "${opens}". Write the closing time on the 24-hour clock, such as "18:00" for 6 pm.`,
  ])
})

test('a time in the wrong form is reported once', () => {
  expect(problems('9', '06:00')).toEqual([expect.stringContaining('0.opens: expected a time')])
})

test('the first date of an alternate day falls on that weekday', () => {
  const told = (firstOpen: string) => {
    const day = { day: 'saturday', opens: '09:00', closes: '13:00', alternate: { firstOpen } }
    const { issues = [] } = v.safeParse(openingHours, [day])
    return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  }
  expect(told('2026-01-10')).toEqual([])
  expect(told('2026-01-09')).toEqual([
    '0.alternate.firstOpen: is a Friday. Write a Saturday on which the clinic was open.',
  ])
  expect(told('2026-01-11')).toEqual([expect.stringContaining('is a Sunday.')])
  expect(told('1926-01-09')).toEqual([expect.stringContaining('is before 1970.')])
  expect(told('2026-13-09')).toEqual([expect.stringContaining('expected a date that exists')])
})

test.each([
  ['0930', '09:30'],
  ['930', '09:30'],
  ['18.00', '18:00'],
  ['6pm', '18:00'],
])('a time written %s is said to mean %s', (opens, meant) => {
  expect(problems(opens, '19:00')).toEqual([expect.stringContaining(`Did you mean "${meant}"?`)])
})

test('a day is listed once among the closures', () => {
  const days = ['2026-12-24', '2026-12-31', '2026-12-24']
  const { issues = [] } = v.safeParse(closures, { bankHolidays: 'closed', days })
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([
    'days.2: 2026-12-24 is listed twice; keep one of the two.',
  ])
})
