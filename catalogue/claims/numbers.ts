const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const words = new Map<string, number>([
  ...units.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['a', 1],
  ['an', 1],
  ['single', 1],
])

/** Source of a pattern for a whole number up to 99 in words or any number in digits; `a` and `an` are not in it. */
export const numberPattern = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|(?:${tens.replaceAll(' ', '|')})(?:-(?:${units
  .split(' ')
  .slice(0, 9)
  .join('|')}))?|${units.split(' ').reverse().join('|')})`

/** The number that digits or English words say, or undefined. */
export function readNumber(text: string): number | undefined {
  const plain = text.toLowerCase().replaceAll(',', '')
  if (/^\d/.test(plain)) return Number(plain)
  const parts = plain.split('-').map((word) => words.get(word))
  return parts.some((part) => part === undefined)
    ? undefined
    : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}
