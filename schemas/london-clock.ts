const zone = 'Europe/London'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

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
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    weekday: (part.weekday ?? '').toLowerCase(),
    date: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
  }
}

/** The moment at which clock and calendar of the clinic show this date (`yyyy-mm-dd`) and time (`hh:mm`). */
export function londonMoment(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00.000Z`)
  const inSummer = new Date(asUtc.getTime() - 3_600_000)
  return londonClock(inSummer).time === time ? inSummer : asUtc
}
