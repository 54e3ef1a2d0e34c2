/** A time of day as people write it, `9am`, `9.30`, `0930` or `3:00 pm`, on the 24-hour clock; undefined if it is not one. */
export function clockTime(input: unknown): string | undefined {
  const [, hours, minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.]?(\d{2}))? ?([ap]\.?m\.?)?$/i.exec(String(input).trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const hour = Number(hours)
  const isHalf = half !== ''
  if (isHalf && (hour < 1 || hour > 12)) return undefined
  const whole = isHalf ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour
  return whole > 23 ? undefined : `${String(whole).padStart(2, '0')}:${minutes}`
}
