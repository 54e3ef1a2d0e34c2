/** `2025-07-09` as "9 July 2025", `2025-01` as "January 2025". */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  const name = new Date(Date.UTC(2000, (month ?? 1) - 1, 1)).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    month: 'long',
  })
  return day === undefined ? `${name} ${year}` : `${day} ${name} ${year}`
}
