/** `2026-11-28` as "28 November", or with its weekday as "Saturday 28 November". */
export function longDay(date: string, { weekday = false } = {}): string {
  return new Date(`${date}T12:00:00Z`)
    .toLocaleDateString('en-GB', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      ...(weekday && { weekday: 'long' }),
    })
    .replace(',', '')
}
