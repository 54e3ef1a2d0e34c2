import type { Passage } from '../../read/passage.ts'
import { cuesIn } from '../../words/cues.ts'
import { Said } from '../../words/said.ts'
import { numberWords } from './number-words.ts'
import { timeWords } from './unit-at.ts'

const signs = '[\\d½¼¾@]'
const alone = `${numberWords}|half|quarter|noon|midday|midnight|closed|downtime|open`
const hint = new RegExp(`${signs}|\\b(?:${alone})\\b|\\b(?:an?|every) (?:\\w+ )?(?:${timeWords})\\b`, 'gi')
const sign = new RegExp(signs)
const cues = [[cuesIn(alone)], [cuesIn('a|an|every'), cuesIn(timeWords)]]

/** Indexes of the passages that may have what every figure has: a digit, a number in words, an article and a unit of time. */
export function mayHoldFigures(passages: readonly Passage[]): Set<number> {
  const said = Said.in(passages)
  const found = new Set(cues.flatMap((lists) => said.mayMatch({ cues: lists })))
  for (const [index, { text }] of passages.entries()) if (sign.test(text)) found.add(index)
  return found
}

/** The offset of that in a text from `start` on; -1 when there is none. */
export function figureHint(text: string, start = 0): number {
  hint.lastIndex = start
  return hint.exec(text)?.index ?? -1
}
