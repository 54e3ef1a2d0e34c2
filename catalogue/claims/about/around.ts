/** The words around a figure, as rules read them. */
export interface Around {
  before: string
  after: string
  /** The sentence, or its part between semicolons. */
  sentence: string
  /** Its part between commas, up to a clause of time or cause. */
  near: string
}

/** How many characters away words can still tell what a figure is about. */
const farthest = 300

/** The words around the figure that stands from `start` to `end`. */
export function wordsAround(words: string, start: number, end: number): Around {
  const before = words.slice(Math.max(0, start - farthest), start)
  const figure = words.slice(start, end)
  const after = words.slice(end, end + farthest)
  const sentence = `${lastPart(before, /;/)}${figure}${firstPart(after, /;/)}`
  const near = `${lastPart(before, /[,;]/)}${figure}${firstPart(after, /[,;]|\b(?:once|after|before|until|because|while|when)\b/)}`
  return { before, after, sentence, near }
}

function lastPart(words: string, sign: RegExp): string {
  return words.split(sign).at(-1) ?? ''
}

function firstPart(words: string, sign: RegExp): string {
  return words.split(sign)[0] ?? ''
}
