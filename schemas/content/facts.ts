import * as v from 'valibot'
import { expected, field, group } from './expected.ts'
import { figure, isLongerText, shortText } from './figure.ts'
import { distinct, line, list } from './text.ts'

/** The facts a treatment may state, with the label that pages show beside the value. */
export const factLabels = {
  duration: 'Appointment',
  sessions: 'Sessions',
  interval: 'Between sessions',
  onset: 'First results',
  results: 'Full results',
  lasting: 'Lasts',
  recovery: 'Recovery',
  downtime: 'Downtime',
} as const

export type FactName = keyof typeof factLabels

/** Labels that have a key of their own, in lower case, each with that key. */
const keysByLabel = new Map([
  ['price', 'price'],
  ...Object.entries(factLabels).map(([key, label]) => [label.toLowerCase(), `facts.${key}`] as const),
])
const keyOf = (label: string) => keysByLabel.get(label.toLowerCase())

/** The label of a further fact, which must not repeat a fact that has a key of its own. */
const detailLabel = v.pipe(
  line('Depths'),
  v.check(
    (label) => keyOf(label) === undefined,
    ({ input }) =>
      `"${input}" is what the key ${keyOf(input)} states. Write the value there, and take this entry out.`,
  ),
)

const factGroup = group({
  duration: v.optional(
    field(
      v.pipe(
        figure('a time in minutes or hours', '15-20 minutes', ['minute', 'hour']),
        v.check((text) => !isLongerText(text, '8 hours'), expected('at most 8 hours', '15-20 minutes')),
      ),
      'how long an appointment takes: 15-20 minutes',
    ),
  ),
  sessions: v.optional(
    field(
      figure('a number of sessions', '2-3 sessions', ['session']),
      'how many visits: "2-3 sessions" or "course of 3"',
    ),
  ),
  interval: v.optional(
    field(
      figure('a time between sessions', '4 weeks apart', ['day', 'week', 'month']),
      'time between sessions: 4 weeks apart',
    ),
  ),
  onset: v.optional(field(shortText('3-5 days'), 'when the first change shows: 3-5 days')),
  results: v.optional(field(shortText('2 weeks'), 'when the full result shows: 2 weeks')),
  lasting: v.optional(
    field(
      figure('a length of time', 'about 6 months', ['day', 'week', 'month', 'year']),
      'how long the result lasts: about 6 months',
    ),
  ),
  recovery: v.optional(field(shortText('24 hours'), 'time until skin has settled: 24-48 hours')),
  downtime: field(shortText('none'), 'time away from work or company: none'),
  details: v.optional(
    field(
      v.pipe(
        list(
          group({
            label: field(detailLabel, 'what the fact is, for example Depths'),
            value: field(shortText('1.5, 3.0 and 4.5 mm'), 'the fact, for example 1.5, 3.0 and 4.5 mm'),
          }),
        ),
        distinct(({ label }) => label.toLowerCase(), 'label'),
      ),
      'further facts of this treatment alone',
    ),
  ),
})

type Moment = 'onset' | 'results' | 'lasting'

/** A change shows before it is complete, and is complete before it is over. */
const inOrder = (sooner: Moment, later: Moment) =>
  v.forward<Facts, v.BaseIssue<unknown>, readonly [Moment]>(
    v.partialCheck(
      [[sooner], [later]],
      (facts) => !isLongerText(facts[sooner] ?? '', facts[later] ?? ''),
      ({ input }) =>
        `is "${input[later]}", which is less than ${sooner}, "${input[sooner]}". Put one of the two right.`,
    ),
    [later],
  )

/** Facts of one treatment, each in the words a page shows. Figures are read from the words, so they are written as figures. */
export const facts = v.pipe(
  factGroup,
  inOrder('onset', 'results'),
  inOrder('results', 'lasting'),
  inOrder('onset', 'lasting'),
  v.forward(
    v.partialCheck(
      [['sessions'], ['interval']],
      ({ sessions = '', interval }) => !interval || !/^(?:1|one|a single|single) \w+$/i.test(sessions),
      ({ input: { sessions } }) =>
        `is the time between sessions, and sessions is "${sessions}". Take this key out, or put that one right.`,
    ),
    ['interval'],
  ),
)

export type Facts = v.InferOutput<typeof factGroup>
