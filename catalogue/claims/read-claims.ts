import type { Entry } from '../read/entry.ts'
import type { Passage } from '../read/passage.ts'
import type { FileClaims } from './claim.ts'
import { figureHint, mayHoldFigures } from './figures/figure-hint.ts'
import { readSentence } from './read-sentence.ts'
import { sentences } from './sentences.ts'
import { statedClaims } from './stated-claims.ts'

/** Everything a file states: under its keys, and in words. Values that are claims themselves are not read again. */
export function readClaims(entry: Entry, passages: readonly Passage[]): FileClaims {
  const claims = statedClaims(entry)
  const file: FileClaims = { claims, unattributed: [] }
  if (entry.kind === 'waivers') return file
  const stated = new Set(claims.map(({ place }) => `${place.line}:${place.column}`))
  const isStated = ({ path }: Passage) => {
    if (path.length === 0) return false
    const { line, column } = entry.locate(path)
    return stated.has(`${line}:${column}`)
  }
  let heading: string | undefined
  let isUnderHeading = false
  const mayHold = mayHoldFigures(passages)
  for (const [index, passage] of passages.entries()) {
    if (passage.kind === 'slug' || isName(passage)) continue
    const isFirst = isUnderHeading
    isUnderHeading = passage.kind === 'heading'
    if (passage.kind === 'heading') heading = passage.text
    let hint = mayHold.has(index) ? figureHint(passage.text) : -1
    if (hint === -1 || isStated(passage)) continue
    let previous: string | undefined
    for (const sentence of sentences(passage.text)) {
      const end = sentence.offset + sentence.text.length
      if (hint !== -1 && hint < end) {
        readSentence({ entry, passage, sentence, previous, heading, isFirst }, file)
        hint = figureHint(passage.text, end)
      }
      previous = sentence.text
    }
  }
  return file
}

/** Values that are no words: "2.1", "15:00", the names of people. */
function isName({ kind, text, path }: Passage): boolean {
  return kind === 'value' && (/^[\d.:,/-]+$/.test(text) || path.at(-1) === 'name')
}
