const zone = 'Europe/London'

/** Writes `2026-07-01 20:30`. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The weekday of a date (`yyyy-mm-dd`): `wednesday`. */
export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''

/** What clock and calendar of the clinic show at a moment. */
interface LondonClock {
  /** `wednesday` */
  weekday: string
  /** `2026-07-01` */
  date: string
  /** On the 24-hour clock: `20:30`. */
  time: string
}

export function londonClock(moment: Date): LondonClock {
  const [date = '', time = ''] = clock.format(moment).split(' ')
  return { weekday: weekdayOf(date), date, time }
}

/** The moment at which clock and calendar of the clinic show this date (`yyyy-mm-dd`) and time (`hh:mm`). */
export function londonMoment(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00.000Z`)
  const inSummer = new Date(asUtc.getTime() - 3_600_000)
  return londonClock(inSummer).time === time ? inSummer : asUtc
}
