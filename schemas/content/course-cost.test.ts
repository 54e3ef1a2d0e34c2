import { expect, test } from 'vitest'
import { courseCost } from './course-cost.ts'

const course = (
  sessions: string | undefined,
  amount = 200,
  unit: 'session' | 'treatment' = 'session',
  from = true,
) => courseCost({ price: { amount, unit, from }, facts: { downtime: 'none', ...(sessions && { sessions }) } })

test('a course costs as much as all its sessions', () => {
  expect(course('3-4 sessions')).toBe('3-4 sessions: £600-£800 in all at the lowest price')
  expect(course('course of 3')).toBe('course of 3: £600 in all at the lowest price')
  expect(course('6 to 8 sessions', 250, 'session', false)).toBe('6 to 8 sessions: £1,500-£2,000 in all')
  expect(course('3 sessions', 49.5, 'session', false)).toBe('3 sessions: £148.50 in all')
})

test('nothing is said if the price is not per session, or if the number of sessions is one or not stated', () => {
  expect(course('3-4 sessions', 200, 'treatment')).toBe(undefined)
  expect([course(undefined), course('1 session')]).toEqual([undefined, undefined])
})
