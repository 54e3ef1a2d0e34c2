import * as v from 'valibot'
import { expected, textLike } from './expected.ts'

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const dayOrMonthForm = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/

/** A calendar day, ISO 8601: `2025-07-09`. */
export const day = v.pipe(
  textLike('a date', '2025-07-09'),
  v.regex(dayForm, expected('a date, year first', '2025-07-09', writtenOut)),
  v.check(
    (text) => !dayForm.test(text) || isCalendarDate(text),
    expected('a date that exists', '2025-07-09'),
  ),
)

/** A calendar day or a month: `2025-07-09` or `2025-01`. */
export const dayOrMonth = v.pipe(
  textLike('a date or a month', '2025-07-09'),
  v.regex(dayOrMonthForm, expected('a date or a month, year first', '2025-07-09 or 2025-01', writtenOut)),
  v.check(
    (text) => !dayOrMonthForm.test(text) || isCalendarDate(text.length === 7 ? `${text}-01` : text),
    expected('a date that exists', '2025-07-09'),
  ),
)

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A day as people in Britain write it, `20/11/2026` or `20 November 2026`, with the year first. */
function writtenOut(input: unknown): string | undefined {
  const [, date, month = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ ./-](\d{1,2}|[a-z]{3,9})[ ./-](\d{4})$/i.exec(String(input).trim()) ?? []
  if (date === undefined) return undefined
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const text = `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`
  return number > 0 && isCalendarDate(text) ? text : undefined
}
