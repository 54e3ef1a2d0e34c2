const ones = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const below100 = `(?:(?:${tens.join('|')})(?:[ -](?:${ones.join('|')}))?|${teens.join('|')}|${ones.join('|')})\\b`
const large = '(?:hundred|thousand|million)'
const rest = `(?:(?<!hundred),)? (?:and )?${below100}`
const worded = `(?:${below100}|a(?=[ -]${large}))(?:[ -]${large}(?:${rest})?){0,4}`
const dozens = `half a dozen|(?:(?:a|${ones.join('|')}) )?dozen|(?:a )?couple(?: of)?|(?:a )?pair of`

/** `1,250`, `1.5`, `1½`, `2 1/2`. */
export const digits =
  '(?:(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,7})(?:\\.\\d{1,3})?(?: ?[½¼¾]| [13]/[24])?|[½¼¾]|[13]/[24])(?![\\d%]|[.,/]\\d)'

/** Every number in digits or words, except within a word or a code such as B12. */
const numbers = new RegExp(
  `(?<![\\w.,:/])(?:(?<![a-z]-)|(?<=-(?:to|or)-))(?:(?<![£$€])${digits}(?:[ -]${large}\\b)?|(?:${dozens}|${worded})\\b)(?: and a (?:half|quarter)\\b)?`,
  'g',
)

/** The signs for numbers in a shape: ¹ for 1, ² for a possible age, ³ for all others. */
export const number = '[¹²³]+'
export const one = '¹+'
export const years = '²+'

/** What joins the two ends of a range: `2-3`, `two to three`, `two-or-three`, `2 up to 3`. */
export const joint = '(?: ?- ?|[ -](?:to|or)[ -]| up to | or even )'

/** A number, a range or a list, in a shape: `2-3`, `between two and three`, `30, 45 or 60`, `12+`, `12 or more`. */
export const amount = `(?:between ${number} and ${number}|(?:${number}, ){1,4}(?:${number} )?(?:or|and) ${number}|${number}(?:${joint}${number})?)(?: ?\\+| plus\\b| or (?:more|so|fewer)\\b)?`

/** A text in lower case with a sign for every character of its numbers. */
export function shapeOf(lower: string): string {
  return lower.replace(numbers, (words) => {
    const value = numberValue(words)
    return (value === 1 ? '¹' : value > 12 && value < 100 ? '²' : '³').repeat(words.length)
  })
}

const values = new Map<string, number>([
  ...[...ones, ...teens].map((word, index): [string, number] => [word, index + 1]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...Object.entries({ other: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 }),
  ...Object.entries({ couple: 2, pair: 2, half: 0.5, quarter: 0.25, '½': 0.5, '¼': 0.25, '¾': 0.75 }),
])
const multiples = new Map(Object.entries({ dozen: 12, hundred: 100, quarters: 0.25 }))
const thousands = new Map(Object.entries({ thousand: 1e3, k: 1e3, grand: 1e3, million: 1e6, m: 1e6 }))

/** The value of a number in words or digits. */
export function numberValue(words: string): number {
  let [whole, part] = [0, 0]
  for (const [word] of words.matchAll(/\d\/\d|[\d,]*\d(?:\.\d+)?|[½¼¾]|[a-z]+/g)) {
    const [over, under] = word.split('/')
    const [multiple, thousand] = [multiples.get(word), thousands.get(word)]
    if (multiple) part = (part || 1) * multiple
    else if (thousand) [whole, part] = [whole + (part || 1) * thousand, 0]
    else if (under) part += Number(over) / Number(under)
    else part += /^\d/.test(word) ? Number(word.replaceAll(',', '')) : (values.get(word) ?? 0)
  }
  return whole + part
}
