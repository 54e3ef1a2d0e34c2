import * as v from 'valibot'
import { isCalendarDate } from '../time/calendar-date.ts'
import { readDay } from '../time/written-day.ts'
import { expected, textLike, written } from './expected.ts'

/** Puts a day written as `20/11/2026` or `20 November 2026` into the form with the year first. */
const yearFirst = (input: unknown) => readDay(String(input))

/** A calendar day, ISO 8601: `2025-07-09`. */
export const day = v.pipe(
  written('a date, year first', '2025-07-09', /^\d{4}-\d{2}-\d{2}$/, yearFirst),
  v.check(isCalendarDate, expected('a date that exists', '2025-07-09')),
)

/** A calendar day or a month: `2025-07-09` or `2025-01`. */
export const dayOrMonth = v.pipe(
  textLike('a date or a month', '2025-07-09'),
  v.regex(
    /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/,
    expected('a date or a month, year first', '2025-07-09 or 2025-01', yearFirst),
  ),
  v.check(
    (text) => isCalendarDate(text.length === 7 ? `${text}-01` : text),
    expected('a date that exists', '2025-07-09'),
  ),
)
