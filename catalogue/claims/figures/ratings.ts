import { allMatches } from '../../words/all-matches.ts'
import type { Figure } from './figure.ts'

const rated =
  /\b(?:rat(?:ed|ing|es?)(?: us)?(?: of| is| at)? |scored? (?:of )?)?(\d(?:\.\d)?|one|two|three|four|five)(?:(?: |-)stars?\b|(?: out of |\/)(?:5|10|five|ten)\b(?: stars?\b)?)|\brat(?:ed|es?|ing)(?: us)?(?: of| is| at|:)?(?: an?)?(?: perfect| full)? (\d(?:\.\d)?)(?![\d%]| ?(?:mm|p\b|k\b))/gi
const words = ['one', 'two', 'three', 'four', 'five']

/** "rated 5.0", "5 out of 5", "five stars" */
export function ratings(text: string): Figure[] {
  return allMatches(text, rated).map((match) => {
    const figure = match[1] ?? match[2] ?? ''
    const value = /^\d/.test(figure) ? Number(figure) : words.indexOf(figure.toLowerCase()) + 1
    return {
      measure: { least: value, most: value, unit: 'number' },
      start: match.index,
      end: match.index + match[0].length,
      noun: 'rating',
    }
  })
}
