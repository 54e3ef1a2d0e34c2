import { allMatches } from '../words/all-matches.ts'

const border =
  /(?<=[.!?]["’”)]?)(?<!\b(?:e\.g|i\.e|approx|incl|no|vs|fig|reg|art|min|max|tel|Dr|Mr|Mrs|Ms|St)\.)\s+(?=["‘“(\uFFFC{A-Z£\d])|\n+/g

/** One sentence of a passage with its offset there. */
export interface Sentence {
  text: string
  offset: number
}

/** Splits words into sentences at full stops, question marks and line breaks; "9.30" and "e.g." do not end one. */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = []
  let offset = 0
  for (const match of allMatches(text, border)) {
    found.push({ text: text.slice(offset, match.index), offset })
    offset = match.index + match[0].length
  }
  found.push({ text: text.slice(offset), offset })
  return found.filter((sentence) => sentence.text.trim() !== '')
}
