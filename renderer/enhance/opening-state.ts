import { londonClock, weekdayOf } from '../../schemas/london-clock.ts'

/** A day on which the clinic is open, as the list of opening hours has it. Times are on the 24-hour clock. */
export interface OpenDay {
  day: string
  opens: string
  closes: string
  /** For a day that is open every second week: a date on which it was open. */
  firstOpen?: string | undefined
}

/** Open until a time today, or closed until a time on a day. */
export type OpeningState = { until: string } | { opens: string; day: string; isToday: boolean }

/** An alternate day is open every second week, so the next open day is never further away. */
const daysAhead = 14

/** Whether a day that is open every second week, and was open on `firstOpen`, is open on `date` (ISO dates). */
export const isOpenThisWeek = (firstOpen: string, date: string): boolean =>
  (Date.parse(date) - Date.parse(firstOpen)) % (daysAhead * 86_400_000) === 0

/** Whether the clinic is open at a moment, by its own clock; nothing where it never opens. */
export function openingState(days: readonly OpenDay[], now: Date): OpeningState | undefined {
  const { date: today, time } = londonClock(now)
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const hours = hoursOn(days, dateAfter(today, ahead))
    if (!hours || (ahead === 0 && hours.closes <= time)) continue
    if (ahead === 0 && hours.opens <= time) return { until: hours.closes }
    return { opens: hours.opens, day: hours.day, isToday: ahead === 0 }
  }
  return undefined
}

/** The first date after `date` on which a day is open. */
export function nextOpenDate(
  { day, firstOpen }: Pick<OpenDay, 'day' | 'firstOpen'>,
  date: string,
): string | undefined {
  const dates = Array.from({ length: daysAhead }, (_, index) => dateAfter(date, index + 1))
  return dates.find((one) => weekdayOf(one) === day && (!firstOpen || isOpenThisWeek(firstOpen, one)))
}

function hoursOn(days: readonly OpenDay[], date: string): OpenDay | undefined {
  return days.find(
    ({ day, firstOpen }) =>
      day === weekdayOf(date) && (firstOpen === undefined || isOpenThisWeek(firstOpen, date)),
  )
}

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
