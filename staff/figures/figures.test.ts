import { expect, test } from 'vitest'
import type { ReceivedEnquiry } from '../../database/enquiries/answer-times.ts'
import { inTimeShare } from '../../schemas/desk-figures.ts'
import { londonDate, mondayOf } from '../../schemas/time/calendar-date.ts'
import { figuresOf } from './figures.ts'

const minute = 60_000
const hour = 60 * minute

function enquiry(
  received: string,
  hoursToAnswer?: number,
  more: Partial<ReceivedEnquiry> = {},
): ReceivedEnquiry {
  const receivedAt = new Date(received)
  const answer =
    hoursToAnswer === undefined
      ? { status: 'new' as const }
      : { status: 'contacted' as const, answeredAt: new Date(receivedAt.getTime() + hoursToAnswer * hour) }
  return { receivedAt, reason: 'profhilo', restricted: false, ...answer, ...more }
}

const now = new Date('2026-11-18T12:00:00Z')
const monday = '2026-11-16T09:00:00Z'

test('the share within the promise counts those that it has passed unanswered, without restricted ones', () => {
  const unanswered = ['2026-11-17T12:00:00Z', '2026-11-17T11:59:59Z'].map((received) => enquiry(received))
  const { weeks } = figuresOf(
    [
      ...[1, 2, 3, 30].map((hours) => enquiry(monday, hours)),
      ...unanswered,
      enquiry(monday, undefined, { restricted: true }),
      enquiry(monday, undefined, { status: 'spam' }),
    ],
    { weeks: 1, now },
  )
  expect(weeks).toMatchObject([{ received: 7, answeredInTime: 3, answeredOrOverdue: 5 }])
  expect(weeks.map(inTimeShare)).toEqual([60])
  expect(inTimeShare({ answeredInTime: 249, answeredOrOverdue: 250 })).toBe(99)
  expect(inTimeShare({ answeredInTime: 4, answeredOrOverdue: 4 })).toBeUndefined()
})

test('four answers are too few for a median', () => {
  const { firstAnswer, weeks } = figuresOf(
    [1, 2, 3, 4].map((hours) => enquiry(monday, hours)),
    { weeks: 1, now },
  )
  expect([firstAnswer, weeks[0]]).toEqual([
    undefined,
    { starts: '2026-11-16', received: 4, answered: 4, answeredInTime: 4, answeredOrOverdue: 4 },
  ])
})

test('weeks run from Monday to Sunday by the clinic’s clock, even when the clocks change', () => {
  // The last minute of a Sunday and the Monday's first moment: as summer time begins, then as it ends.
  expect(mondayOf(londonDate(new Date('2026-03-29T22:59:00Z')))).toBe('2026-03-23')
  expect(mondayOf(londonDate(new Date('2026-03-29T23:00:00Z')))).toBe('2026-03-30')
  expect(mondayOf(londonDate(new Date('2026-10-25T23:59:00Z')))).toBe('2026-10-19')
  expect(mondayOf(londonDate(new Date('2026-10-26T00:00:00Z')))).toBe('2026-10-26')
  const { weeks } = figuresOf(
    [enquiry('2026-10-18T22:59:00Z'), enquiry('2026-10-18T23:00:00Z'), enquiry('2026-10-26T00:00:00Z')],
    { weeks: 3, now: new Date('2026-10-28T12:00:00Z') },
  )
  expect(weeks.map(({ starts, received }) => [starts, received])).toEqual([
    ['2026-10-12', 1],
    ['2026-10-19', 1],
    ['2026-10-26', 1],
  ])
})

test('hours follow the clinic’s clock, and October’s repeated hour counts as one', () => {
  const sundaysHours = (date: string) => {
    const received = ['00:30', '01:30'].map((time) => enquiry(`${date}T${time}:00Z`))
    return figuresOf(received, { weeks: 1, now: new Date(`${date}T12:00:00Z`) }).hours[6]?.slice(0, 4)
  }
  expect(sundaysHours('2026-03-29')).toEqual([1, 0, 1, 0])
  expect(sundaysHours('2026-10-25')).toEqual([0, 2, 0, 0])
})

test('the promise lasts 24 real hours even when the clocks change', () => {
  const answers = ['2026-03-29T11:30:00Z', '2026-03-29T12:30:00Z'].map((answered) =>
    enquiry('2026-03-28T12:00:00Z', undefined, { status: 'closed', answeredAt: new Date(answered) }),
  )
  expect(figuresOf(answers, { weeks: 1, now: new Date('2026-03-29T13:00:00Z') })).toMatchObject({
    answered: 2,
    answeredInTime: 1,
  })
})

test('the most frequent reason comes first', () => {
  const { reasons } = figuresOf(
    [enquiry(monday), enquiry(monday), enquiry(monday, 1, { reason: 'general' })],
    { weeks: 1, now },
  )
  expect(reasons).toEqual([
    { reason: 'profhilo', received: 2 },
    { reason: 'general', received: 1 },
  ])
})
