import { hour, minute } from './durations.ts'

/** A length of time in its largest unit: `59 min`, `25 h`, `3 days`. */
export function spanText(milliseconds: number): string {
  const hours = Math.floor(Math.max(0, milliseconds) / hour)
  if (hours < 1) return `${Math.floor(Math.max(0, milliseconds) / minute)} min`
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
