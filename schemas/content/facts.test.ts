import * as v from 'valibot'
import { expect, test } from 'vitest'
import { facts } from './facts.ts'

/** What is wrong with a treatment's facts: the key and the message of each problem. */
const problems = (stated: object) =>
  v
    .safeParse(facts, { downtime: 'none', ...stated })
    .issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? []

test.each([
  [
    { onset: '3-5 weeks', results: '2 weeks' },
    'results is "2 weeks", which is less than onset, "3-5 weeks".',
  ],
  [
    { results: '2 weeks', lasting: '3-4 days' },
    'lasting is "3-4 days", which is less than results, "2 weeks".',
  ],
  [{ onset: '3 weeks', lasting: '2 weeks' }, 'lasting is "2 weeks", which is less than onset, "3 weeks".'],
  [
    { results: '5 weeks', lasting: 'about 1 month' },
    'lasting is "about 1 month", which is less than results, "5 weeks".',
  ],
  [
    { results: '7 months', lasting: '6 months' },
    'lasting is "6 months", which is less than results, "7 months".',
  ],
])('a moment that comes too early is reported: %j', (stated, problem) => {
  expect(problems(stated)).toEqual([`${problem} Put one of the two right.`])
})

test.each(['1 session', 'one treatment', 'a single visit'])(
  'there is no time between sessions where one is enough: %s',
  (sessions) => {
    expect(problems({ sessions, interval: '4 weeks apart' })).toEqual([
      `interval is the time between sessions, and sessions is "${sessions}". Take this key out, or put that one right.`,
    ])
    expect(problems({ sessions: `2-3 sessions`, interval: '4 weeks apart' })).toEqual([])
    expect(problems({ sessions })).toEqual([])
  },
)

test.each([
  { onset: '3-5 days', results: '2 weeks', lasting: '3-4 months' },
  { onset: '2-4 weeks', results: '3 weeks' },
  { onset: '30 days', results: '1 month' },
  { results: '1 month', lasting: '4 weeks' },
  { onset: 'at once, more over 4 weeks', results: '2 weeks' },
  { onset: 'within 4 weeks', results: '2 weeks' },
  { onset: '4 weeks', results: 'over 2 weeks' },
  { results: '4 weeks', lasting: '2+ weeks' },
  { results: '4 weeks', lasting: '2 weeks or more' },
  { results: '3 sessions', lasting: '2 weeks' },
  { onset: '3 weeks', results: '1 week after the last session' },
  { results: '4 weeks', lasting: '2 weeks at least' },
])('an order that is possible, or not plain, is accepted: %j', (stated) => {
  expect(problems(stated)).toEqual([])
})
