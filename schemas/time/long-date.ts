import { months } from './months.ts'

/** `2025-07-09` as "9 July 2025", `2025-01` as "January 2025". */
export function longDate(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  const words = `${months[month - 1]} ${year}`
  return day === undefined ? words : `${day} ${words}`
}
