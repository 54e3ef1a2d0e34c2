/** A figure with its unit, as clinics write it: `15-20 minutes`, `about 6 months`, `course of 3`. */
export interface Quantity {
  least: number
  most: number
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'session' | 'percent' | 'millimetre'
}

const units: Record<string, Quantity['unit']> = {
  min: 'minute',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  session: 'session',
  treatment: 'session',
  appointment: 'session',
  visit: 'session',
  mm: 'millimetre',
}

const range = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?/
const measured = new RegExp(`${range.source}[\\s-]*(${Object.keys(units).join('|')})s?\\b`, 'i')
const course = new RegExp(`\\bcourse of ${range.source}`, 'i')

/** How many figures with a unit `text` holds: two in "1 hour 30 minutes". */
export function countQuantities(text: string): number {
  const plain = text.replaceAll('\u00a0', ' ')
  if (course.test(plain)) return 1
  return plain.match(new RegExp(measured.source, 'gi'))?.length ?? 0
}

/** The first figure with a unit in `text`, or undefined when it has none. */
export function parseQuantity(text: string): Quantity | undefined {
  const plain = text.replaceAll('\u00a0', ' ')
  const match = plain.match(course) ?? plain.match(measured)
  if (!match?.[1]) return undefined
  const unit = match[3] ? units[match[3].toLowerCase()] : 'session'
  if (!unit) return undefined
  const least = Number(match[1])
  return { least, most: match[2] ? Number(match[2]) : least, unit }
}
