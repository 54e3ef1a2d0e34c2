import * as v from 'valibot'
import { capitalised } from '../capitalised.ts'
import { clockTime } from '../time/clock-time.ts'
import { daysFromSunday, weekdayOf } from '../time/london-clock.ts'
import { choice, meantBoolean } from './choice.ts'
import { day } from './day.ts'
import { either } from './either.ts'
import { expected, field, group, written } from './expected.ts'
import { distinct, lines, list } from './text.ts'

const [sunday, ...others] = daysFromSunday
export const weekdays = [...others, sunday] as const

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const time = (example: string, suggest = clockTime) =>
  written('a time on the 24-hour clock, in quotes', example, clock, suggest)

/** The closing time that was meant; unclear without "am" or "pm" if it would be before noon, as "6:00" would. */
const closingTime = (input: unknown) => {
  const time = clockTime(input)
  return time && (time >= '12:00' || /a/i.test(String(input))) ? time : undefined
}

const weekday = field(choice(weekdays), 'monday to sunday')

const openDay = group(
  {
    day: weekday,
    opens: field(time('"09:30"'), 'opening time, "09:30"'),
    closes: field(time('"18:00"', closingTime), 'closing time, "18:00"'),
    alternate: v.optional(
      field(
        group({
          firstOpen: field(day, 'one date on which the clinic was open; every second week counts from it'),
        }),
        'for a day that is open every second week only',
      ),
    ),
  },
  { closed: 'is for a day without hours, and "opens" is there too. Keep one of the two.' },
)

/** Open on one day, never past midnight. */
const open = v.pipe(
  openDay,
  v.forward(
    v.partialCheck(
      [['opens'], ['closes']],
      ({ opens, closes }) => !clock.test(opens) || !clock.test(closes) || closes > opens,
      ({ input: { opens, closes } }) =>
        `is "${closes}", which is not after the opening time "${opens}". Write the closing time on the 24-hour clock, such as "18:00" for 6 pm.`,
    ),
    ['closes'],
  ),
  v.forward(
    v.check(
      ({ day, alternate }) => !alternate || ['', day].includes(weekdayOf(alternate.firstOpen)),
      ({ input: { day, alternate } }) =>
        `is a ${capitalised(weekdayOf(alternate?.firstOpen ?? ''))}. Write a ${capitalised(day)} on which the clinic was open.`,
    ),
    ['alternate', 'firstOpen'],
  ),
  // Pages count days from 1970.
  v.forward(
    v.check(
      ({ alternate }) => !alternate || weekdayOf(alternate.firstOpen) === '' || alternate.firstOpen >= '1970',
      'is before 1970. Write a recent day on which the clinic was open.',
    ),
    ['alternate', 'firstOpen'],
  ),
)

const onlyOpen = 'is for an open day, and "closed" is there too. Keep one of the two.'

const closed = group(
  {
    day: weekday,
    closed: field(
      v.literal(true, ({ input }) =>
        meantBoolean(input) === false
          ? 'is for a day without hours. Take it out, and write opens and closes.'
          : expected('true', 'true', meantBoolean)({ input }),
      ),
      'true for a day that the clinic is closed',
    ),
  },
  { opens: onlyOpen, closes: onlyOpen, alternate: onlyOpen },
)

/** Whether an entry says that the day is closed, even if the entry is wrong. */
function isClosed(input: unknown): boolean {
  const keys = typeof input === 'object' && input !== null ? Object.keys(input) : []
  return keys.includes('closed') && !(keys.includes('opens') && keys.includes('closes'))
}

/** Days not listed are not shown. */
export const openingHours = v.pipe(
  list(
    either([open, closed], (input) => (isClosed(input) ? closed : open)),
    1,
    7,
  ),
  distinct(({ day }) => day, 'day'),
)

/** When the clinic is closed although its hours say open. */
export const closures = group({
  bankHolidays: field(choice(['closed', 'open']), 'closed or open on the bank holidays of England'),
  days: v.optional(
    field(lines(field(day, 'a day on which the clinic is closed'), 0, 999), 'single days, year first'),
  ),
})
