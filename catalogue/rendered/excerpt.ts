import { oneLine } from './words.ts'

const longest = 160
const before = 60

/** A text short enough for a message; of a longer one the part from a little before `from`, in characters. */
export function excerpt(text: string, from = 0): string {
  const line = oneLine(text)
  if (line.length <= longest) return line
  const start = Math.min(Math.max(0, from - before), line.length - longest)
  const end = start + longest
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
}

/** Where two texts, each on one line, begin to differ. */
export function firstDifference(one: string, other: string): number {
  const [a, b] = [oneLine(one), oneLine(other)]
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return index
}
