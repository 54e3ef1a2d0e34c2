import { expect, it } from 'vitest'
import { readPastMoment } from './past-moment.ts'

/** Monday night in summer time. */
const now = new Date('2026-06-15T22:30:00Z')

it.each([
  ['2026-11-20', 'start', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 'end', '2026-11-21T00:00:00.000Z'],
  ['2026-11-20T15:00:00.123Z', 'end', '2026-11-20T15:00:00.124Z'],
  ['2026-06-10', 'start', '2026-06-09T23:00:00.000Z'],
  ['2026-03-29', 'end', '2026-03-29T23:00:00.000Z'],
  ['2026-10-25', 'end', '2026-10-26T00:00:00.000Z'],
  ['10/06/2026', 'start', '2026-06-09T23:00:00.000Z'],
  ['10.6.26', 'end', '2026-06-10T23:00:00.000Z'],
  ['10th June 2026', 'start', '2026-06-09T23:00:00.000Z'],
  ['10 jun', 'start', '2026-06-09T23:00:00.000Z'],
  ['20/11', 'start', '2025-11-20T00:00:00.000Z'],
  ['30/6', 'start', '2025-06-29T23:00:00.000Z'],
  ['30/6', 'end', '2026-06-30T23:00:00.000Z'],
  ['1/7', 'end', '2025-07-01T23:00:00.000Z'],
  ['Today', 'start', '2026-06-14T23:00:00.000Z'],
  ['today', 'end', '2026-06-15T23:00:00.000Z'],
  ['yesterday', 'start', '2026-06-13T23:00:00.000Z'],
  ['monday', 'start', '2026-06-14T23:00:00.000Z'],
  ['last monday', 'start', '2026-06-07T23:00:00.000Z'],
  ['Fri', 'end', '2026-06-12T23:00:00.000Z'],
  ['last week', 'start', '2026-06-07T23:00:00.000Z'],
  ['last  week', 'end', '2026-06-14T23:00:00.000Z'],
  ['this month', 'start', '2026-05-31T23:00:00.000Z'],
  ['last month', 'end', '2026-05-31T23:00:00.000Z'],
  ['7d', 'start', '2026-06-08T22:30:00.000Z'],
  ['3 days ago', 'start', '2026-06-12T22:30:00.000Z'],
  ['12h', 'end', '2026-06-15T10:30:00.000Z'],
  ['2 weeks', 'start', '2026-06-01T22:30:00.000Z'],
  ['2026-06-10T09:30+01:00', 'start', '2026-06-10T08:30:00.000Z'],
  ['9999-12-31', 'end', '9999-12-31T23:59:59.999Z'],
] as const)('%s as %s', (text, edge, moment) => {
  expect(readPastMoment(text, now, edge)?.toISOString()).toBe(moment)
})

it.each([
  '',
  'tomorrow',
  '2026-02-30',
  '30/2/2026',
  '7',
  '7x',
  '7m',
  '-7d',
  'm',
  'someday',
  'constructor',
  '2026-06-10T09:30',
])('%j is not understood', (text) => {
  expect(readPastMoment(text, now, 'start')).toBeUndefined()
})
