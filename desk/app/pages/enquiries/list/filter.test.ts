import { expect, test } from 'vitest'
import { filterParams, type ListFilter, readFilter, serverFilter, withRingBacks } from './filter.ts'

const everything: ListFilter = {
  statuses: ['new', 'contacted'],
  reason: 'profhilo',
  period: 'week',
  isOverdue: true,
  isRingBack: true,
  order: 'name',
}

test('a filter is read from the page’s URL just as it was written there', () => {
  expect(readFilter(filterParams(everything))).toEqual(everything)
  const nothing = readFilter(new URLSearchParams())
  expect(filterParams(nothing).toString()).toBe('')
  expect(readFilter(new URLSearchParams('status=a&reason=b&time=c&order=d'))).toEqual(nothing)
})

test('ring-backs are listed by their time, unless somebody chose an order', () => {
  const there = (order: ListFilter['order']) => withRingBacks({ ...everything, order }, true)
  expect([there('waiting').order, there('name').order]).toEqual(['ringBack', 'name'])
  expect([withRingBacks(there('waiting'), false), withRingBacks(there('name'), false)]).toMatchObject([
    { isRingBack: false, order: 'waiting' },
    { isRingBack: false, order: 'name' },
  ])
})

test.each([
  ['today', '2026-10-25T23:00:00Z', '2026-10-24T23:00:00.000Z'],
  ['today', '2026-10-26T00:30:00Z', '2026-10-26T00:00:00.000Z'],
  ['week', '2026-10-26T12:00:00Z', '2026-10-19T23:00:00.000Z'],
  ['month', '2026-10-26T12:00:00Z', '2026-09-26T23:00:00.000Z'],
] as const)('"%s" at %s begins at midnight in Ipswich and includes today', (period, now, since) => {
  expect(serverFilter({ ...everything, period }, '', new Date(now))).toMatchObject({ since })
})
