import { expect, it } from 'vitest'
import { futureMomentProblem, readFutureMoment, timeHasPassed } from './future-moment.ts'

/** A Friday in winter time, and a Thursday in summer time. */
const november = new Date('2026-11-20T15:00:00Z')
const july = new Date('2026-07-09T15:00:00Z')

it.each([
  ['tomorrow', '2026-11-21T09:00'],
  ['Tomorrow 14:30', '2026-11-21T14:30'],
  ['today at 4pm', '2026-11-20T16:00'],
  ['16:15', '2026-11-20T16:15'],
  ['monday', '2026-11-23T09:00'],
  ['Mon 9.30am', '2026-11-23T09:30'],
  ['on monday at 14:30', '2026-11-23T14:30'],
  ['friday', '2026-11-27T09:00'],
  ['sat', '2026-11-21T09:00'],
  ['thurs, noon', '2026-11-26T12:00'],
  ['next week', '2026-11-27T09:00'],
  ['27/11/2026', '2026-11-27T09:00'],
  ['27/11', '2026-11-27T09:00'],
  ['27.11', '2026-11-27T09:00'],
  ['3/1', '2027-01-03T09:00'],
  ['20 Nov 16:00', '2026-11-20T16:00'],
  ['20/11 4pm', '2026-11-20T16:00'],
  ['27.11.26 8:05', '2026-11-27T08:05'],
  ['2026-11-27 12am', '2026-11-27T00:00'],
  ['27th November', '2026-11-27T09:00'],
  ['1 dec 2026 10:00', '2026-12-01T10:00'],
  ['in 3 days', '2026-11-23T09:00'],
  ['in a week 2.30 pm', '2026-11-27T14:30'],
  ['2w', '2026-12-04T09:00'],
  ['3d', '2026-11-23T09:00'],
  ['in 2 hours', '2026-11-20T17:00'],
  ['in 30 min', '2026-11-20T15:30'],
  ['29/2/2028', '2028-02-29T09:00'],
  ['tomorrow at 10', '2026-11-21T10:00'],
  ['tomorrow 8', '2026-11-21T08:00'],
  ['27 Nov 10', '2026-11-27T10:00'],
  ['22nd Nov 26', '2026-11-22T09:00'],
  ['23rd Nov at 19', '2026-11-23T19:00'],
  ['10:00 tomorrow', '2026-11-21T10:00'],
  ['at 2pm on 27.11', '2026-11-27T14:00'],
  ['10.11 on monday', '2026-11-23T10:11'],
  ['next tuesday', '2026-11-24T09:00'],
  ['next Friday 2pm', '2026-11-27T14:00'],
  ['next sat', '2026-11-28T09:00'],
  ['Thu 26 Nov 2026, 10:00', '2026-11-26T10:00'],
  ['friday 27/11', '2026-11-27T09:00'],
  ['wed 9.12', '2026-11-25T09:12'],
  ['weds 9.12', '2026-11-25T09:12'],
  ['tomorrow 00:30', '2026-11-21T00:30'],
  ['tomorrow 2.30am', '2026-11-21T02:30'],
])('%s', (text, moment) => {
  expect(readFutureMoment(text, november)?.toISOString()).toBe(`${moment}:00.000Z`)
})

it('keeps to the clinic’s clock, and to the date across a clock change', () => {
  expect(readFutureMoment('tomorrow 9:00', july)?.toISOString()).toBe('2026-07-10T08:00:00.000Z')
  expect(readFutureMoment('26/10/2026', july)?.toISOString()).toBe('2026-10-26T09:00:00.000Z')
  const lateInJuly = new Date('2026-07-09T23:30:00Z')
  expect(readFutureMoment('tomorrow', lateInJuly)?.toISOString()).toBe('2026-07-11T08:00:00.000Z')
})

it.each([
  ['today', '2026-11-20T09:00'],
  ['20 Nov', '2026-11-20T09:00'],
  ['19 Nov', '2026-11-19T09:00'],
  ['22/5 10:00', '2026-05-22T09:00'],
])('%s has passed, and does not mean next year', (text, moment) => {
  expect(readFutureMoment(text, november)?.toISOString()).toBe(`${moment}:00.000Z`)
})

it('takes a day of more than half a year ago to be next year’s, also around the new year', () => {
  expect(readFutureMoment('20 May', november)?.toISOString()).toBe('2027-05-20T08:00:00.000Z')
  const january = new Date('2027-01-04T15:00:00Z')
  expect(readFutureMoment('31 Dec', january)?.toISOString()).toBe('2026-12-31T09:00:00.000Z')
  expect(readFutureMoment('today', new Date('2026-11-20T08:00:00Z'))).toEqual(
    new Date('2026-11-20T09:00:00Z'),
  )
})

it.each([
  '',
  'soon',
  'yesterday',
  '30/2/2026',
  '25:00',
  'monday 24:00',
  '13pm',
  '7',
  'in days',
  '3.12.',
  '3 days ago',
  'm',
])('%j is not understood', (text) => {
  expect(readFutureMoment(text, november)).toBeUndefined()
})

it.each([
  ['yesterday', timeHasPassed],
  ['Yesterday 14:30', timeHasPassed],
  ['3 days ago', timeHasPassed],
  ['31/02/2027', '31/02/2027 is not a date.'],
  ['2027-02-31 9am', '2027-02-31 is not a date.'],
  ['on 31 Feb at 14:30', '31 feb is not a date.'],
  ['30.2.27', '30.2.27 is not a date.'],
  ['fri 27/11 25:00', '25:00 is not a time of day.'],
  ['saturday 9:75', '9:75 is not a time of day.'],
  ['tomorrow at 13pm', '13pm is not a time of day.'],
  ['tomorrow 2.30', 'Write 2.30am or 2.30pm.'],
  ['06:59', 'Write 6:59am or 6:59pm.'],
  ['next tuesday at 2', 'Write 2am or 2pm.'],
  ['tomorrow 20', 'Write 20:00.'],
  ['Fri 26 Nov 2026, 10:00', '26 nov 2026 is not a fri.'],
  ['sat 31 Feb', '31 feb is not a date.'],
])('%j: %s', (text, problem) => {
  expect([readFutureMoment(text, november), futureMomentProblem(text, november)]).toEqual([
    undefined,
    problem,
  ])
})

it.each(['', 'tomorow', 'soon', '31.02', '29/2', '31 smarch', '7', 'tomorow 14:30', 'soon 27/11'])(
  'names no problem of %j, since that would be a guess',
  (text) => expect(futureMomentProblem(text, november)).toBeUndefined(),
)
