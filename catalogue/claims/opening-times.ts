import { type Weekday, weekdays } from '../../schemas/content/opening-hours.ts'

/** Opening times said of one day, with offsets in the sentence. `value` is `09:30-18:00`. */
export interface FoundTimes {
  day?: Weekday
  value: string
  start: number
  end: number
}

const clock = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*([ap])?\\.?(?:m\\b\\.?)?'
const span = new RegExp(`(?<![\\d£.])${clock}\\s*(?:-|–|—|to|until|till)\\s*${clock}(?![\\d%])`, 'gi')

const names = weekdays.map((day) => ({ day, pattern: new RegExp(`\\b${day}s?\\b`, 'i') }))

/** Every stretch of clock times in a sentence; its day is known when the sentence names exactly one. */
export function readOpeningTimes(sentence: string): FoundTimes[] {
  const spans = [...sentence.matchAll(span)]
  if (spans.length === 0) return []
  const named = names.filter(({ pattern }) => pattern.test(sentence))
  return spans.flatMap((match) => {
    const [whole, hour = '', minute, half, lastHour = '', lastMinute, lastHalf] = match
    if (!half && !lastHalf && !(minute && lastMinute)) return []
    const opens = time(hour, minute, half ?? (Number(hour) < Number(lastHour) ? lastHalf : undefined))
    const closes = time(lastHour, lastMinute, lastHalf)
    const day = named.length === 1 ? named[0]?.day : undefined
    return [
      {
        ...(day && { day }),
        value: `${opens}-${closes}`,
        start: match.index,
        end: match.index + whole.length,
      },
    ]
  })
}

function time(hour: string, minute = '00', half: string | undefined): string {
  const afternoon = half?.toLowerCase() === 'p' && Number(hour) < 12
  return `${String(Number(hour) + (afternoon ? 12 : 0)).padStart(2, '0')}:${minute}`
}
