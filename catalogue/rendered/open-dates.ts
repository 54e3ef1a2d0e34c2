const dayMilliseconds = 86_400_000
const fortnight = 14

/**
 * What is wrong with the open dates (`yyyy-mm-dd`) of a day that is open every second week, counted from `firstOpen`: each
 * must be such a date, none left out between the first and the last, the first one the next from `today` on (a date of
 * the day before is let pass, since a build may run over midnight). Undefined when they are right.
 */
export function openDateProblem(
  dates: readonly unknown[],
  firstOpen: string,
  today: string,
): string | undefined {
  const days = dates.map((date) => (typeof date === 'string' ? dayNumber(date) : Number.NaN))
  const start = dayNumber(firstOpen)
  const odd = days.findIndex((day) => !Number.isInteger(day) || (day - start) % fortnight !== 0)
  if (odd >= 0) return `${dates[odd] ?? 'an entry without a date'} is no open date counted from ${firstOpen}`
  const gap = days.findIndex((day, index) => index > 0 && day - (days[index - 1] ?? 0) !== fortnight)
  if (gap >= 0) return `${dates[gap]} does not follow ${dates[gap - 1]} by a fortnight`
  const first = days[0] ?? Number.NaN
  const now = dayNumber(today)
  const isNext = first >= now - 1 && (first < now + fortnight || first === start)
  return isNext ? undefined : `${dates[0]} is not the next open date after ${today}`
}

function dayNumber(date: string): number {
  return Date.parse(date) / dayMilliseconds
}
