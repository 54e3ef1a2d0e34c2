import { hitsOf } from '../../schemas/content/search-together.ts'
import type { Rule } from '../content.ts'
import { errorAt } from '../finding.ts'

/** What no sense of a sentence excuses: the rule, what it matches, what is wrong, and what to do. */
const table: readonly (readonly [rule: string, pattern: RegExp, wrong: string, remedy: string])[] = [
  [
    'emergency',
    /\bNHS (?!111\b)(?:1[01]\d|9\d\d)\b|\b(?:call|ring|dial|phone) (?:NHS (?!111\b)\d+|(?!999\b)9\d{1,3}\b(?! ?\d|-| \w+s\b)|(?!11[12]\b)11\d\b)/gi,
    'is not the number for help.',
    'Write NHS 111 for urgent advice, or 999 for an emergency.',
  ],
]

/** Slips in the clinic's own words. */
export const slips: Rule = ({ passages }) =>
  passages.flatMap(({ file, passage: { words, place } }) =>
    (file.kind === 'testimonials' ? [] : table).flatMap(([rule, pattern, wrong, remedy]) =>
      hitsOf(pattern, words).map(({ start, end }) =>
        errorAt(
          { ...place(start), length: end - start },
          rule,
          `"${words.slice(start, end)}" ${wrong}`,
          remedy,
        ),
      ),
    ),
  )
